// The tracks of Duel, with what lies on them, and the same tracks to put a token on.
import { h, symbol } from "./dom.js";

export const hue = (n) => (n ? ".h" + n : "");
export const player = (n) => (n >= 0 ? ".p" + (n + 1) : "");

// bonus returns what a token gives on a space.
const bonus = (p) => p?.Label && (p.Hue
  ? [/[2-9]/.test(p.Label) && h("small", {}, p.Label.replace(/\D/g, "")), symbol(p.Hue, "")]
  : h("small", {}, p.Label));
const part = (k, i) => k?.Parts?.find((p) => p.At === 2 * i);
const lying = (l, i) => (l.Tokens || []).find((k) => i >= k.From && i <= k.To); // the token on a space
const zone = (s) => (s.Win ? ".win" + player(s.Zone - 7) : s.Zone === 7 ? ".near" : s.Zone === 8 ? ".far" : "") + (s.Gone ? ".gone" : "");

export function lane(t, l, said) {
  const moved = t.Board.Lines?.find((x) => x.Piece?.Who === l.Name && x.Piece.Told)?.Piece.Told.split(" → ")[0];
  return h("div.lane" + hue(l.Hue), { key: l.Name, role: "img", "aria-label": said }, l.Spaces.map((s, i) => {
    const token = lying(l, i), p = part(token, i), here = l.Marker === 2 * i, beside = Math.abs(l.Marker - 2 * i) === 1;
    const kind = here ? ".mark" : token ? ".buzz" + hue(p?.Hue) : s.Label === moved ? ".was" : "";
    return h("span" + zone(s) + kind + (beside ? ".beside" : ""), { key: "c" + i }, here ? symbol(l.Hue, "") : bonus(p));
  }));
}

// ruler names the spaces of a track, once below the first of several tracks with the same names.
export function ruler(t, l, i) {
  const names = (x) => x?.Spaces.map((s) => s.Label).join();
  if (i > 0 && names(t.Lanes[i - 1]) === names(l)) return null;
  return h("div.ruler", { key: "r" + i, "aria-hidden": "true" }, l.Spaces.map((s, n) => {
    const signed = /^[+-]/.test(s.Label) && [h("span.sign", {}, s.Label[0] === "-" ? "−" : "+"), s.Label.slice(1)];
    return h((s.Zone ? "b" + player(s.Zone - 7) : "span") + (s.Win ? ".win" : ""), { key: "n" + n }, signed || s.Label);
  }));
}

// pick shows the tracks as printed on the board, to put a token on: odd and even spaces in two rows, so each is easy to tap.
export const pick = (t) => h("div.picks", { key: "picks" }, t.Lanes.map((l, n) => {
  const size = l.Spaces.length, spots = t.Placing.Spots.filter((s) => s.Lane === n);
  const can = (i) => spots.some((s) => i >= Math.min(s.From, s.To) && i <= Math.max(s.From, s.To));
  return h("div.pick" + hue(l.Hue), { key: l.Name, role: "group", "aria-label": l.Name },
    h("h3", {}, l.Name, n === 0 && h("span", {}, l.Ends)),
    [n % 2, 1 - n % 2].map((odd) => h("div", { key: "odd" + odd },
      odd === 1 && h("i", { key: "first" }),
      l.Spaces.map((s, i) => i % 2 === odd && space(t, l, n, s, i, can(i))),
      size % 2 === odd && h("i", { key: "last" }))));
}));

function space(t, l, n, s, i, can) {
  const spot = t.Placing.Spots[t.Spot], over = spot.Lane === n && i >= spot.From && i <= spot.To;
  const token = lying(l, i), p = part(over ? spot : token, i), mark = l.Marker === 2 * i;
  const kind = over ? ".here" : mark ? ".mark" : token ? ".lies" + hue(p?.Hue) : "";
  return h("button" + zone(s) + kind + (can ? ".can" : ""), {
    key: "c" + i, type: "button", "aria-label": [l.Name, s.Label, token?.Name].filter(Boolean).join(" "),
    "aria-pressed": String(over), "aria-disabled": can ? undefined : "true", deed: can && { Do: "over", N: n, To: i },
  }, over || token ? bonus(p) : mark && symbol(l.Hue, ""), h("span", {}, s.Label.replace("-", "−")));
}
