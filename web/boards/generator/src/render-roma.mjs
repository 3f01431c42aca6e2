// Extra layers of the Roma board: ground, Tiber, walls, gates and the water of the ship track.
import { COLOR as C } from "./tokens.mjs";
import { smoothPath } from "./geom.mjs";
import { TRACK_H } from "./roma.mjs";
const f = (n) => n.toFixed(1);
export function romaLayers(L, need) {
  const { W, H, geo } = L,
    wall = "M" + geo.wall.map((p) => f(p[0]) + " " + f(p[1])).join("L") + "Z",
    tib = smoothPath(geo.tiber);
  const defs = `<clipPath id="walls"><path d="${wall}"/></clipPath>`;
  const river = `<g fill="none" stroke-linecap="butt"><path d="${tib}" stroke="${C.coast}" stroke-width="45"/><path d="${tib}" stroke="${C.seaShallow}" stroke-width="42"/><path d="${tib}" stroke="${C.sea}" stroke-width="30"/><path d="${tib}" stroke="${C.waterline}" stroke-width="20" stroke-opacity=".22"/><path d="${tib}" stroke="${C.sea}" stroke-width="18"/></g>`;
  const ground = `<rect width="${W}" height="${H}" fill="#e6dab9"/><rect width="${W}" height="${H}" filter="url(#paper)" opacity=".7"/>${roads(geo)}<path d="${wall}" fill="#3d2f1c" opacity=".35" transform="translate(0 4)" filter="url(#soft)"/>`;
  // crenellated wall: stone band with notches
  const isle = L.nodes.find((n) => n.name === "Templum Aesculapii");
  const over =
    river +
    (isle
      ? `<ellipse cx="${f(isle.x)}" cy="${f(isle.y)}" rx="58" ry="41" transform="rotate(28 ${f(isle.x)} ${f(isle.y)})" fill="${C.parchment}" stroke="${C.coast}" stroke-width="1.6"/>`
      : "") +
    `<g fill="none" stroke-linejoin="round"><path d="${wall}" stroke="${C.stoneLine}" stroke-width="13"/><path d="${wall}" stroke="#d7c6a0" stroke-width="10"/><path d="${wall}" stroke="#a98f63" stroke-width="10" stroke-dasharray="2 13"/><path d="${wall}" stroke="#efe4c8" stroke-width="3.6"/></g>` +
    `<g class="d5" font-size="15" letter-spacing=".3em" fill="#3f6d80"><path id="tib" d="${tib}" fill="none"/><text dy="5"><textPath href="#tib" startOffset="16%">${need("Cinzel/500", "TIBERIS")}</textPath></text></g>`;
  const gates = geo.gates
    .map((g) => {
      const [dx, dy] = { north: [30, -6], south: [34, 24], west: [-58, 38], east: [2, -30] }[g.side],
        lx = g.x + dx,
        ly = g.y + dy;
      return `<g transform="translate(${f(g.x)} ${f(g.y)})"><rect x="-24" y="-16" width="12" height="32" rx="2" fill="${C.stone}" stroke="${C.stoneLine}" stroke-width="1.5"/><rect x="12" y="-16" width="12" height="32" rx="2" fill="${C.stone}" stroke="${C.stoneLine}" stroke-width="1.5"/><path d="M-12 16V-8H12V16H7V4A7 7 0 0 0-7 4V16Z" fill="#f3e8cf" stroke="${C.stoneLine}" stroke-width="1.5"/></g><text class="d" x="${f(lx)}" y="${f(ly)}" font-size="14" letter-spacing=".1em" text-anchor="start" fill="#4a3a28" stroke="${C.halo}" stroke-width="4" paint-order="stroke" stroke-opacity=".8">${need("Cinzel/600", g.title.toUpperCase().replace(/U/g, "V"))}</text>`;
    })
    .join("");
  return { defs, ground, over, top: gates + track(W, H, need) };
}
function roads(geo) {
  return geo.gates
    .map((g) => {
      const d = { north: [10, -220], south: [130, 260], west: [-260, 20], east: [400, -60] }[g.side];
      const p = [
        [g.x, g.y],
        [g.x + d[0] * 0.3 + d[1] * 0.05, g.y + d[1] * 0.3],
        [g.x + d[0], g.y + d[1]],
      ];
      return `<path d="${smoothPath(p)}" fill="none" stroke="#b9a374" stroke-width="13"/><path d="${smoothPath(p)}" fill="none" stroke="#6a5839" stroke-width="8" stroke-dasharray="10 4" opacity=".55"/>`;
    })
    .join("");
}
function track(W, H, need) {
  const y0 = H - TRACK_H;
  return `<g><rect x="15" y="${y0}" width="${W - 30}" height="${TRACK_H - 15}" fill="url(#sea)"/><rect x="15" y="${y0}" width="${W - 30}" height="${TRACK_H - 15}" filter="url(#wash)" opacity=".3"/><path d="M15 ${y0}H${W - 15}" stroke="${C.coast}" stroke-width="2"/><path d="M15 ${y0 + 5}H${W - 15}M15 ${y0 + 10}H${W - 15}" stroke="${C.waterline}" stroke-width=".9" opacity=".5"/></g><text class="d5" x="44" y="${y0 + 40}" font-size="18" letter-spacing=".3em" fill="#3f6d80">${need("Cinzel/500", "MARE NOSTRVM")}</text>`;
}
