//go:build browser

package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
)

var (
	moves = flag.Int("moves", often.Times(24, 40), "how many buttons TestRandomPlay taps in each game")
	games = flag.Int("games", 1, "how many games of each box TestRandomPlay plays")
)

// The beginnings of games.
const (
	solo    = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; "
	two     = "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; start you; "
	city    = "kot 1 tokyo; player p1 alienoid Anna; player p2 cyber-kitty Bea; player p3 gigazaur Clementine; player p4 meka-dragon Dan; player p5 the-king Eve; player p6 space-penguin Fritz; first p1; place p2 city; "
	dark    = "kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny Bea; player p3 gigazaur Clementine; tiles green; first p1; place p2 city; "
	rigging = `
		self.lot = (seed) => () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0, seed / 2 ** 32);
		// lacking are the choices of the picture that have no button.
		self.lacking = () => {
			const t = picture().Table, deeds = [...document.querySelectorAll("#shown button, #shown .die")].map((b) => b.deed).filter(Boolean), lacking = [];
			const has = (Do, N, Text) => deeds.some((d) => d.Do === Do && (N === undefined || d.N === N) && (!Text || d.Text === Text));
			if (!t || t.Looking) return lacking;
			const shop = [...document.querySelectorAll("#shown .next")].find((b) => b.deed?.seen);
			if (shop) { shop.click(); return self.lacking(); }
			if (picture().Really) return has("yes") && has("no") ? [] : ["yes and no"];
			for (const b of [t.Next, ...t.Choices || [], ...t.Beside || [], ...t.Bar]) if (b.Do && b.Chars !== "m" && // a tap on a seat leads there
				 !b.Off && !has(b.Do, b.Do === "take" ? b.N : undefined, b.Chars)) lacking.push(b.Do + " " + b.Text);
			if (t.Placing) t.Placing.Spots.forEach((s) => deeds.some((d) => d.Do === "over" && d.N === s.Lane && (d.To === s.From || d.To === s.To)) || lacking.push("spot " + s.Text));
			if (t.Dice.Due && (t.Stage !== "preview" || t.Dice.Dice.some((d) => !d.State))) t.Faces.forEach((f, i) => has("type", i) || lacking.push("type " + f.Name));
			if (t.Dice.Marks) t.Dice.Dice.forEach((d, i) => d.State && !has("mark", i) && lacking.push("mark " + i));
			return lacking;
		};
		// over is what a finger meets where a button lies.
		self.over = (b) => {
			b.scrollIntoView({ block: "center", inline: "center" });
			const r = b.getBoundingClientRect();
			return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
		};
		// step taps a button at random: where it does nothing more often than not it is passed over.
		self.step = async (draw) => {
			const seldom = { command: 0.03, close: 0.3, set: 0.01, card: 0.02, name: 0.1, at: 0.5, drop: 0.5, find: 0, mark: 0.3, new: 0 };
			const can = [...document.querySelectorAll("#shown button:not([aria-disabled])")].filter((b) => b.offsetParent && (b.deed?.Do || b.deed?.seen) && !(picture().Page?.Steps && b.deed.To === -1)
				&& draw() < (b.deed.Do === "command" && b.deed.Text === "z" ? 0.2 : seldom[b.deed.Do] ?? 1));
			if (!can.length) return "";
			const b = can[Math.floor(draw() * can.length)], said = b.deed.Do + " " + named(b), at = b.deed.Do ? picture().At : -1; // what has no Do, as the way to the shop, is the page's own
			if (over(b)?.closest("button") !== b) return "COVERED " + said;
			b.click();
			while (picture().At === at) await new Promise((ok) => setTimeout(ok, 2));
			return said;
		};`
)

// plays opens a game of lines separated by semicolons.
func (u *tab) plays(lines string) {
	u.Helper()
	u.sees("New game")
	data, err := json.Marshal(strings.ReplaceAll(lines, "; ", "\n") + "\n")
	u.must(err)
	eval[any](u, fmt.Sprintf(`call("games", { name: "game.kot", bytes: new TextEncoder().encode(%s) })`, data))
	u.says("1 game received")
	u.reloads()
	u.until("the table", `picture().Table`)
}

// TestLineSmall: while a line is typed in a small window, with letters half as large again, every die can be tapped.
func TestLineSmall(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), device{w: 320, h: 256, scale: 1, touch: true}, rigging)
	u.plays(solo)
	u.says("Ready to work offline")
	eval[any](u, `void button("Ready").click()`)
	eval[any](u, `document.documentElement.style.fontSize = "24px"`)
	u.types(":")
	u.sees("Cancel")
	if covered := eval[[]string](u, `[...document.querySelectorAll(".faces button")].filter((b) => over(b)?.closest("button") !== b).map((b) => named(b) + " by " + over(b)?.outerHTML.slice(0,120))`); len(covered) > 0 {
		u.Errorf("covered: %q", covered)
	}
}

// TestRandomPlay: random games of all boxes with buttons. At each picture every choice has a button; on devices that change
// meanwhile, all of them can be tapped, and nothing is cut off.
func TestRandomPlay(t *testing.T) {
	t.Parallel()
	sizes := []device{{w: 320, h: 568}, {w: 390, h: 664}, {w: 375, h: 553}, {w: 844, h: 390}, {w: 820, h: 1180, light: true}, {w: 1180, h: 820}, {w: 1920, h: 1080}, {w: 640, h: 400}, {w: 320, h: 256}} // the last two are what remains of a screen at 200 and 400 %
	for name, lines := range map[string]string{"solo": solo, "two": two, "city": city, "dark": dark} {
		plays := func(t *testing.T, seed int) {
			on := device{w: 390, h: 844, scale: 1, touch: true}
			u := open(t, serve(t).url(), on, rigging)
			u.plays(lines)
			eval[any](u, fmt.Sprintf(`void (self.draw = lot(%d))`, seed))
			if name == "city" || name == "dark" {
				u.types("L") // in French
				u.until("French", `document.documentElement.lang === "fr"`)
			}
			for n := range *moves {
				if lacking := eval[[]string](u, "lacking()"); len(lacking) > 0 {
					u.Errorf("no button for %q in\n%s", lacking, u.screen())
				}
				if n%4 == 0 { // each size is used at every twelfth move
					for i := n / 4 % 3; i < len(sizes); i += 3 {
						d := sizes[i]
						on.w, on.h, on.light = d.w, d.h, d.light
						u.becomes(on)
						u.until("the window", fmt.Sprintf("screen.width === %d && screen.height === %d && innerWidth >= screen.width", d.w, d.h))
						u.fits()
					}
				}
				if t.Failed() {
					u.picture("failed-" + name)
					u.Fatalf("after %d moves:\n%s", n, u.screen())
				}
				if did := eval[string](u, "step(draw)"); strings.HasPrefix(did, "COVERED") {
					u.picture("failed-" + name)
					u.Fatalf("%s at %dx%d in\n%s", did, on.w, on.h, u.screen())
				}
				if eval[bool](u, `!!picture().Table?.Over`) {
					break
				}
			}
			u.close()
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for n := range *games {
				t.Run(fmt.Sprint(n), func(t *testing.T) { plays(t, 11+n) })
			}
		})
	}
}

// TestPutBack: after undo has led back to a preview, the pieces that must be put back come first, each from what it shows to what
// it must show, and then what will happen, under its own heading.
func TestPutBack(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.plays("kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny Bea; tiles red; first p1; place p2 city; row ? ? ?; roll eeeeec; ")
	u.sees("This will happen", "Anna energy 0 5", "Bea hearts 10 9")
	u.taps("ResolveThen")
	u.taps("Stay in Tokyo City")
	u.taps("To the shop")
	for stage := ""; stage != "preview"; {
		at := eval[int](u, `picture().At`)
		u.taps("Undo")
		u.until("a step back", fmt.Sprintf(`picture().At > %d`, at))
		stage = eval[string](u, `picture().Table.Stage`)
	}
	u.sees("Put back", "Undone: Anna resolved the dice", "Anna energy 5 0", "Bea hearts 9 10")
	u.taps("All pieces are back")
	u.sees("This will happen", "Anna energy 0 5", "Bea hearts 10 9", "Resolve")
}

// TestPutBackToken: the same before a token is placed again.
func TestPutBackToken(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.plays(solo + "set you.energy 9; row photoshoot ? ?; roll ccffe; stop; resolve; buy 1; reveal ?; answer fame 1; ")
	u.taps("Undo")
	u.sees("Put back", "Fish token off the board")
	u.taps("All pieces are back")
	u.sees("Put it here")
}

// TestSeenAtOnce: on a phone, all tiles to choose from are in sight, with their texts, and what a purchase moved stands above
// TestWinnersColour checks that the end of a game has the colour of the winner, even if another player's name begins the winner's.
func TestWinnersColour(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), device{w: 390, h: 664, scale: 1, touch: true})
	u.plays("kot 1 tokyo; player p1 alienoid An; player p2 the-king Ann; first p2; set p2.points 20; turn p2 buy; pass; ")
	u.until("Ann's colour", `document.querySelector(".ending.p2 .title")?.textContent === "ANN WINS"`)
}

// TestFootStays checks that the faces keep their place, however much there is to say before the first die, and that answers do not come
// where a finger may still be tapping faces.
func TestFootStays(t *testing.T) {
	t.Parallel()
	const foot = `(() => { const b = document.querySelector(".faces").getBoundingClientRect(); return [Math.round(b.top), Math.round(b.height)]; })()`
	u := open(t, serve(t).url(), device{w: 390, h: 664, scale: 1, touch: true})
	u.plays("kot 1 duel solo; side you gigazaur; side rival meka-dragon; start rival; row kaijutsu photoshoot frenzy; set you.dice-tokens 1; " +
		"card you alien-metabolism; set you.energy 3; roll ccccc; resolve; ")
	before := eval[[]int](u, foot)
	u.taps("claw")
	if after := eval[[]int](u, foot); !slices.Equal(before, after) {
		t.Errorf("the faces are at %v, and then at %v", before, after)
	}
	u = open(t, serve(t).url(), device{w: 390, h: 664, scale: 1, touch: true})
	u.plays("kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; turn rival roll; roll cchhfd; ")
	u.until("the answers, above the foot", `document.querySelectorAll("main .answers button").length === 2 && !document.querySelector("footer .answers")`)
}

// the cards for sale.
func TestSeenAtOnce(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), device{w: 390, h: 664, scale: 1, touch: true})
	u.plays("kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny Bea; tiles red; first p1; place p2 city; set p1.energy 9; set p1.wickedness 2; row energy-drink wings ?; roll 11122c; resolve; ")
	u.until("the tiles", `document.querySelectorAll(".answers button small").length >= 4`)
	if cut := eval[[]string](u, `[...document.querySelectorAll(".answers button")].filter((b) => b.getBoundingClientRect().bottom > document.querySelector("footer").getBoundingClientRect().top).map(named)`); len(cut) > 0 {
		t.Errorf("below the fold: %q", cut)
	}
	u.taps("No tile")
	u.taps("Stay in Tokyo City")
	u.taps("To the shop")
	u.taps("Anna buys Wings")
	u.until("what the purchase moved", `document.querySelector(".at-shop p.more")?.textContent === "Anna energy 9 → 3 · Anna now has Wings · Card row reveal slot 2"`)
	u = open(t, serve(t).url(), device{w: 390, h: 664, scale: 1, touch: true})
	u.plays(solo + "row armor-plating ? ?; set you.energy 9; roll ccffe; keep cc; roll ffe; ")
	u.until("the dice kept before, in words", `[...document.querySelectorAll(".die em")].map((e) => e.textContent).join() === "keep,keep,,,"`)
	u.taps("ResolveThen")
	u.taps("To the shop")
	u.taps("Buy Armor plating")
	u.taps("Put it here")
	u.until("what it cost, beside the token", `/You energy 10 → 4.*Cat token.*Armor plating out/.test(document.querySelector(".at-shop p.more")?.textContent)`)
	u.taps(eval[string](u, `picture().Table.Moves`))
	u.until("what is done apart from what is new, with the dice drawn", `[...document.querySelectorAll(".moves .past")].map((e) => e.textContent.trim()).join() === "Autobot hearts 1210" && document.querySelectorAll(".hint .strip svg").length === 5`)
}
