//go:build browser

package main

// needs is a script that finds what a step of a turn needs (what players look for without scrolling) but the first screen cuts off.
const needs = `
		const stage = document.querySelector(".table > main"), enough = Math.min(innerWidth, innerHeight) >= 320 && Math.max(innerWidth, innerHeight) >= 500 && !(innerWidth > innerHeight && innerWidth < 700);
		if (stage && enough && !picture().Note.Text && !picture().Table.Line && !document.documentElement.classList.contains("large")) {
			const now = picture().Table, first = { roll: ".dice .die, .say", moves: ".title h2, .moves li:not(.told)", preview: ".moves li:not(.told)", ask: ".ask h2, .answers button", shop: ".card", place: ".pick button, .more", end: ".ending .title" };
			stage.scrollTop = 0;
			const at = [...stage.parentElement.classList].find((c) => c.startsWith("at-")).slice(3), r = stage.getBoundingClientRect();
			for (const e of stage.querySelectorAll(first[at])) {
				const b = e.getBoundingClientRect();
				if (b.height > 0 && (b.top < r.top - 1 || b.bottom > r.bottom + 1)) wrong.push(at + " needs " + name(e) + ": " + (b.bottom - r.bottom).toFixed(0) + " px are hidden");
			}
			const f = document.querySelector(".table > footer").getBoundingClientRect(), big = innerWidth >= 700 && innerHeight >= 600, rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
			if (Math.abs(f.height - (big ? 9.375 : 8.75) * rem) > 1) wrong.push("the foot is " + f.height + " px high: " + [...document.querySelectorAll(".table > footer button")].map((b) => b.textContent + " " + b.offsetHeight).join(" | "));
		}`

// fits checks the geometry of a picture: each button has 44 pixels in both directions and is inside the page, after
// scrolling if necessary; no text is cut off or smaller than 12 pixels, nothing scrolls sideways, and nothing overlaps.
func (u *tab) fits() {
	u.Helper()
	u.until("the cards where this window has them", `!document.querySelector(".side .sale") || innerWidth > innerHeight && innerHeight >= 600`)
	wrong := eval[[]string](u, `(() => {
		const wrong = [], root = document.documentElement, name = (e) => e.tagName + "." + (e.getAttribute("class") || "") + " " + named(e).slice(0, 40);
		if (root.scrollWidth > innerWidth) wrong.push("the page scrolls sideways: " + root.scrollWidth);
		for (const b of document.querySelectorAll("button, summary, input:not([type=file])")) {
			if (!b.offsetParent) continue;
			const r = b.getBoundingClientRect();
			if (r.width < (innerWidth < 375 && b.closest(".prices, .pick, .dice") ? 34 : 43.9) || r.height < 43.9) wrong.push(name(b) + " is " + r.width.toFixed(1) + "x" + r.height.toFixed(1));
			if (r.left < -0.5 || r.right > innerWidth + 0.5) wrong.push(name(b) + " lies outside: " + r.left.toFixed(1) + " to " + r.right.toFixed(1));
		}
		for (const e of document.querySelectorAll("#shown *, #said, #again")) {
			if (!e.offsetParent && e.tagName !== "BODY" || e.closest(".ear, svg, details:not([open]) > .text")) continue;
			const style = getComputedStyle(e);
			if (/auto|scroll/.test(style.overflowX + style.overflowY) && e.scrollWidth > e.clientWidth + 1) wrong.push(name(e) + " scrolls sideways: " + e.scrollWidth + " > " + e.clientWidth);
			if (![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
			const size = parseFloat(style.fontSize);
			if (size === 0) continue; // left out where there is no room for it
			if (size < 11.9) wrong.push(name(e) + " has letters of " + size);
			const range = document.createRange(), slack = e.tagName === "EM" ? 5 : 1.5; // the word below a die may be as wide as the gap too
			const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.data.trim()).map((n) => (range.selectNode(n), range.getBoundingClientRect()));
			for (let box = e; box && box.id !== "shown"; box = box.parentElement) {
				const s = getComputedStyle(box);
				if (/auto|scroll/.test(s.overflowY) || s.textOverflow === "ellipsis") break; // a long name ends in dots
				const r = { left: Math.min(...own.map((r) => r.left)), right: Math.max(...own.map((r) => r.right)) }, b = box.getBoundingClientRect();
				if ((box === e ? s.display !== "inline" : /button|article|section/i.test(box.tagName) || s.overflow === "hidden") && (r.left < b.left - slack || r.right > b.right + slack)) {
					wrong.push(name(e) + " is cut by " + box.tagName + "." + box.className + ": " + [r.left, r.right, b.left, b.right].map((x) => x.toFixed(1)).join(" "));
					break;
				}
			}
		}
		if (matchMedia("(pointer: coarse)").matches) { // which has no keyboard
			for (const m of document.getElementById("shown").innerText.matchAll(/.*(\[(\p{L}|[?:/]|Enter|Esc|Entrée|Échap)\]|[Pp]ress |Backspace).*/gu)) wrong.push("a key is named: " + m[0]);
		}
		for (const e of document.querySelectorAll(".graph text")) {
			const r = e.getBoundingClientRect(), b = e.closest("svg").getBoundingClientRect();
			if (r.left < b.left || r.right > b.right - 4) wrong.push(name(e) + " is cut by the graph"); // or by the bar beside it
		}
		for (const box of document.querySelectorAll(".table, .page")) {
			const f = box.querySelector("footer").getBoundingClientRect();
			if (f.bottom > Math.max(innerHeight, document.body.scrollHeight) + 1) wrong.push("the lower bar lies below the page: " + f.bottom);
		}
		`+needs+overlaps+`
		return [...new Set(wrong)];
	})()`)
	if len(wrong) > 0 {
		if len(wrong) > 12 {
			wrong = wrong[:12]
		}
		u.Errorf("%dx%d: %q\n%s", u.on.w, u.on.h, wrong, "")
	}
}

// overlaps is a script that finds overlapping texts, dice and pictures. What scrolls together is compared as a whole, even
// the part scrolled out of view; of everything else, only the visible part is compared.
const overlaps = `
		const boxes = [], scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowY);
		for (const e of document.querySelectorAll("#shown *, dialog[open] *")) {
			if (!e.offsetParent && !e.matches("svg") || e.closest(".ear, details:not([open]) > .text") || e.parentElement.closest("svg") || getComputedStyle(e).visibility === "hidden") continue;
			let pane = e.parentElement;
			while (pane !== document.body && !scrolls(pane)) pane = pane.parentElement;
			const p = pane.getBoundingClientRect(), add = (r, shrunk) => {
				const cut = getComputedStyle(e).overflow === "hidden" ? e.getBoundingClientRect() : r;
				const all = { left: r.left, right: Math.min(r.right, cut.right), top: r.top + shrunk, bottom: Math.min(r.bottom - shrunk, cut.bottom) };
				boxes.push({ e, pane, all, seen: { left: Math.max(all.left, p.left), right: Math.min(all.right, p.right), top: Math.max(all.top, p.top), bottom: Math.min(all.bottom, p.bottom) } });
			};
			if (e.matches(".die, .graph, .code")) add(e.getBoundingClientRect(), 0);
			if (e.closest(".field") && pane.scrollTop > 0 || parseFloat(getComputedStyle(e).fontSize) === 0) continue; // a field stays while rows go by below it
			for (const n of e.childNodes) {
				if (n.nodeType !== 3 || !n.data.trim()) continue;
				const range = document.createRange();
				range.selectNodeContents(n);
				for (const r of range.getClientRects()) add(r, r.height * 0.2); // a line has room above and below its letters
			}
		}
		boxes.sort((a, b) => a.all.top - b.all.top);
		for (let i = 0; i < boxes.length; i++) {
			for (let j = i + 1; j < boxes.length && boxes[j].all.top < boxes[i].all.bottom; j++) {
				const one = boxes[i], two = boxes[j], by = one.pane === two.pane ? "all" : "seen", a = one[by], b = two[by];
				const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				if (wide > 1.5 && high > 1.5 && !one.e.closest("dialog") === !two.e.closest("dialog") && !one.e.contains(two.e) && !two.e.contains(one.e)) wrong.push(name(one.e) + " lies on " + name(two.e) + ": " + wide.toFixed(1) + "x" + high.toFixed(1));
			}
		}`
