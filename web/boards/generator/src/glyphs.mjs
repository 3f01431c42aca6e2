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
