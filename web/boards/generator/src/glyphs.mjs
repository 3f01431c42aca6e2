// Signs drawn into the ground: hills, compass, volcano.
import { COLOR as C } from "./tokens.mjs";

export function hill(x, y, s, flip) {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip ? -s : s).toFixed(2)} ${s.toFixed(2)})"><path d="M-13 6L-3.2-8.4Q0-11 2.4-7.6L5-3.6L7.4-6.2L14 6Z" fill="#d8c69d" /><path d="M1-9.4Q1.6-3 5.4 6H14L7.4-6.2L5-3.6L2.4-7.6Q1.8-9 1-9.4Z" fill="#b39c6d" opacity=".75"/><path d="M-13 6L-3.2-8.4Q0-11 2.4-7.6L5-3.6L7.4-6.2L14 6" fill="none" stroke="#6f5a37" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
export function compass(x, y, r, north) {
  const spike = (a, l, w, f) =>
    `<path transform="rotate(${a})" d="M0-${l}L${w} 0L0 ${l * 0.12}L-${w} 0Z" fill="${f}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${north.toFixed(1)})" opacity=".8"><circle r="${r * 0.78}" fill="none" stroke="${C.waterline}" stroke-width="1"/><circle r="${r * 0.72}" fill="none" stroke="${C.waterline}" stroke-width=".6"/>${[45, 135, 225, 315].map((a) => spike(a, r * 0.62, r * 0.11, "#6d97a6")).join("")}${[90, 180, 270].map((a) => spike(a, r * 0.92, r * 0.13, "#3f6a7c")).join("")}${spike(0, r * 0.98, r * 0.14, "#7c3a22")}<circle r="${r * 0.09}" fill="#fbf5e4" stroke="#3f6a7c"/><text class="d" y="${-r * 1.04}" text-anchor="middle" font-size="${r * 0.34}" fill="#3b5c6a">S</text></g>`.replace(
    ">S<",
    ">N<",
  );
}
export const volcano = () =>
  `<g stroke-linejoin="round"><path d="M-4-14Q-12-20-6-25Q-2-30 4-26Q12-28 11-20Q9-15 4-14Z" fill="#e9e3d6" stroke="#8a7f6c" stroke-width="1.1" opacity=".95"/><path d="M-26 12L-8-10Q-4-13-2-11L2-11Q5-13 8-10L26 12Z" fill="#a98c63" stroke="#5b4529" stroke-width="1.4"/><path d="M2-11Q5-13 8-10L26 12H10Q10 0 2-11Z" fill="#7d6341"/><path d="M-8-10Q-4-13-2-11L2-11Q5-13 8-10Q0-4-8-10Z" fill="#d2502a" stroke="#5b1f0c" stroke-width="1.1"/><path d="M-1-8Q-4-2-2 4Q1 0 2-7Z" fill="#e8793a"/></g>`;
/** A harbour of Gallia. */
export const anchor = (x, y) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round" stroke-linejoin="round">${[
    ["#fbf5e4", 6.5, 0.8],
    ["#6b3f1d", 2.9, 1],
  ]
    .map(
      ([stroke, w, opacity]) =>
        `<path d="M0-8.4V13M-7-4.5H7M-12 4Q-10 12.6 0 13.4Q10 12.6 12 4M-14.4 7.4L-12 3.4L-8.6 6.6M14.4 7.4L12 3.4L8.6 6.6M0-8.4A3.4 3.4 0 1 1 .1-8.4" stroke="${stroke}" stroke-width="${w}" opacity="${opacity}"/>`,
    )
    .join("")}</g>`;
/** A place of the fertile marker on the Nile: a sheaf on a pale stone. */
export const wheat = (x, y) =>
  `<g transform="translate(${x} ${y})"><rect x="-19" y="-19" width="38" height="38" rx="4" fill="#f6ecd0" stroke="#8a6d3b" stroke-width="1.6"/><rect x="-15.5" y="-15.5" width="31" height="31" rx="2" fill="none" stroke="#c9ad72" stroke-width="1"/><g fill="#d9b75c" stroke="#a07f2e" stroke-width=".8">${[
    -24, 0, 24,
  ]
    .map(
      (a) =>
        `<g transform="rotate(${a} 0 12)"><path d="M0 12V-6" fill="none" stroke="#a07f2e" stroke-width="1.2"/>${[-10, -5.4, -0.8].map((v) => `<path d="M0 ${v + 4}Q-5 ${v + 1.4}-3.4 ${v - 2.6}Q0 ${v - 1}0 ${v + 4}Q0 ${v - 1} 3.4 ${v - 2.6}Q5 ${v + 1.4} 0 ${v + 4}Z"/>`).join("")}</g>`,
    )
    .join("")}<path d="M-5.4 6.4H5.4" stroke-width="2.2"/></g></g>`;
/** The two coins more of Corsica and Creta. */
export const coins = (x, y) => {
  const coin = (cx, cy, mark) =>
    `<g transform="translate(${cx} ${cy})"><circle r="19" fill="#c9ccc8" stroke="#5f645f" stroke-width="1.6"/><circle r="15" fill="none" stroke="#8b918c" stroke-width="1" stroke-dasharray="1.5 2.4"/>${mark}</g>`;
  return `<g transform="translate(${x} ${y})"><rect x="-48" y="-36" width="96" height="72" rx="6" fill="#efe3c4" stroke="#4a3a28" stroke-width="1.6"/><rect x="-43" y="-31" width="86" height="62" rx="3" fill="#f6efdc" stroke="#b59d6a" stroke-width="1"/>${coin(-13, -5, '<path d="M-6 7Q-7-1-1-4Q-2-9 3-9Q8-8 6-3Q8 2 5 7Z" fill="#8b918c"/>')}${coin(14, 6, '<path d="M0-8V8M-4-8H4M-4 8H4" fill="none" stroke="#4c524d" stroke-width="2.6"/>')}</g>`;
};
/** The trade spaces of Aegyptus: incense in the sea, gold at the end of the river. */
export const trade = (x, y, name) =>
  `<g transform="translate(${x} ${y})">${
    /gold/i.test(name)
      ? '<circle r="34" fill="#a4462f" stroke="#4a1f10" stroke-width="2"/><circle r="29" fill="none" stroke="#e8c667" stroke-width="1.2"/><ellipse cy="-3" rx="14" ry="12" fill="none" stroke="#e8c667" stroke-width="5"/><path d="M-6 12L0 5L6 12L0 20Z" fill="#e8c667" stroke="#7a5316" stroke-width="1"/>'
      : '<circle r="34" fill="#4f8397" stroke="#22485a" stroke-width="2"/><circle r="29" fill="none" stroke="#e4f1f5" stroke-width="1.2"/><path d="M-14 4H14Q12 15 4 17V20H-4V17Q-12 15-14 4Z" fill="#c9974a" stroke="#5b3a12" stroke-width="1.3"/><path d="M-5 0Q-11-7-4-12Q1-16-2-22M4 0Q10-6 5-11Q1-15 6-20" fill="none" stroke="#f4f0e4" stroke-width="2.4" stroke-linecap="round"/>'
  }</g>`;
/** A castle of Germania: a watch-tower with room for a bonus marker before it. */
export const castle = (x, y) =>
  `<g transform="translate(${x} ${y})" stroke-linejoin="round"><path d="M-24 24V-14H-27V-28H-17V-21H-8V-28H8V-21H17V-28H27V-14H24V24Z" fill="#cbb998" stroke="#4a3a28" stroke-width="1.8"/><path d="M10 24V-21H17V-28H27V-14H24V24Z" fill="#a89270" opacity=".7"/><path d="M-24-14H24" stroke="#4a3a28" stroke-width="1.2"/><rect x="-16" y="-9" width="32" height="32" rx="3" fill="#efe3c4" stroke="#6f5a37" stroke-width="1.4"/></g>`;
