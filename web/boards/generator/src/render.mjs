// Layout -> SVG text of the ground: sea, waterlines, land, provinces, coast, hills, names of seas, title, frame.
// Routes, cities, names and pieces are drawn by the page, from the layout file.
import { COLOR as C, SIZE } from "./tokens.mjs";
import { ringsToPath } from "./geo.mjs";
import { smoothPath, resample } from "./geom.mjs";
import * as G from "./glyphs.mjs";
import { fontFaces } from "./text.mjs";
import { romaLayers } from "./render-roma.mjs";

const f = (n) => n.toFixed(1);
const esc = (t) => t.replace(/&/g, "&amp;").replace(/</g, "&lt;");
export const slots = (n) =>
  [-90, -30, 30, 90, 150, 210].map((a) => {
    const t = (a * Math.PI) / 180;
    return [n.x + Math.cos(t) * SIZE.slotR, n.y + Math.sin(t) * SIZE.slotR];
  });
export const routePath = (r) => {
  const p = r.pts;
  const q = resample(p, 16, 3);
  return smoothPath(q);
};

const throughPlates = (r, nodes) => {
  const [a, b] = r.ends.map((e) => nodes.find((n) => n.name === e));
  return resample([[a.x, a.y], ...r.pts, [b.x, b.y]], 16, 3);
};

export async function renderGround(L) {
  const { W, H, nodes, routes, palette, ids, prov, map } = L,
    o = [];
  const used = { "Cinzel/600": "N", "Cinzel/500": "" };
  const need = (k, t) => {
    used[k] += t;
    return esc(t);
  };
  const land = ringsToPath(L.geo.rings);
  // --- definitions
  const defs = `<radialGradient id="sea" cx="50%" cy="46%" r="75%"><stop offset="0" stop-color="${C.sea}"/><stop offset="1" stop-color="${C.seaDeep}"/></radialGradient>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .30  0 0 0 0 .22  0 0 0 0 .12  0 0 0 .55 -.20"/></filter>
<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .22  0 0 0 0 .42  0 0 0 0 .52  0 0 0 1.5 -.62"/></filter>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="soft2" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="1.6" stdDeviation="1.6" flood-color="#1c1206" flood-opacity=".38"/></filter>
<path id="L" d="${land}"/><clipPath id="land"><use href="#L" clip-rule="evenodd"/></clipPath>`;
  // --- sea
  const roma = L.flat ? romaLayers(L, need) : null;
  if (L.flat) o.push(roma.ground);
  else {
    o.push(
      `<rect width="${W}" height="${H}" fill="url(#sea)"/><rect width="${W}" height="${H}" filter="url(#wash)" opacity=".35"/>`,
    );
    o.push(
      `<g fill="none" stroke="${C.seaShallow}" stroke-linejoin="round"><use href="#L" stroke-width="62" opacity=".30"/><use href="#L" stroke-width="34" opacity=".40"/><use href="#L" stroke-width="16" opacity=".5"/></g>`,
    );
    o.push(
      `<g fill="none" stroke="${C.waterline}">${L.depth.map((r, i) => `<path d="${ringsToPath(r)}" stroke-width="${[1.1, 0.95, 0.8, 0.7, 0.6][i]}" opacity="${[0.62, 0.46, 0.34, 0.24, 0.15][i]}"/>`).join("")}</g>`,
    );
    // --- land with tinted provinces: flat pale fill + soft deeper band along the border
    o.push(
      `<use href="#L" fill="#3d2f1c" opacity=".28" transform="translate(0 2.5)" filter="url(#soft2)"/><use href="#L" fill="${C.parchment}" fill-rule="evenodd"/>`,
    );
  }
  const provDefs = [];
  o.push(`<g ${L.flat ? 'clip-path="url(#walls)"' : 'clip-path="url(#land)"'}>`);
  if (L.flat) o.push(`<rect width="${W}" height="${H}" fill="${C.parchment}"/>`);
  ids.forEach((id, i) => {
    const d = ringsToPath(prov.shapes[id]);
    provDefs.push(
      `<path id="P${i}" d="${d}"/><clipPath id="p${i}"><use href="#P${i}" clip-rule="evenodd"/></clipPath>`,
    );
    o.push(
      `<g data-province="${id}"><use href="#P${i}" fill="${palette[id].tint}" fill-rule="evenodd" filter="url(#soft2)"/></g>`,
    );
  });
  ids.forEach((id, i) => {
    o.push(
      `<g clip-path="url(#p${i})"><use href="#P${i}" fill="none" stroke="${palette[id].band}" stroke-width="22" opacity=".42" filter="url(#soft)"/><use href="#P${i}" fill="none" stroke="${palette[id].band}" stroke-width="5" opacity=".75"/></g>`,
    );
  });
  ids.forEach((id, i) =>
    o.push(
      `<use href="#P${i}" fill="none" stroke="#fff8e6" stroke-width="1.6" stroke-dasharray="2 5" stroke-linecap="round" opacity=".9"/>`,
    ),
  );
  if (!L.flat)
    o.push(`<use href="#L" fill="none" stroke="#5d4a33" stroke-width="12" opacity=".20" filter="url(#soft2)"/>`);
  o.push(`<rect width="${W}" height="${H}" filter="url(#paper)" opacity=".55"/></g>`);
  if (L.flat) o.push(roma.over);
  else o.push(`<use href="#L" fill="none" stroke="${C.coast}" stroke-width="1.5" stroke-linejoin="round"/>`);
  // --- rivers: under the lines that follow them, with the arms that no line follows
  const banks = [
    ...L.streams.map((p) => [smoothPath(p), 6]),
    ...routes.filter((r) => r.course).map((r) => [smoothPath(throughPlates(r, nodes)), 15]),
  ];
  for (const [stroke, wider] of [
    [C.coast, 2.6],
    [C.seaShallow, 0],
  ])
    o.push(
      `<g fill="none" stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round" clip-path="url(#land)">${banks.map(([d, w]) => `<path d="${d}" stroke-width="${w + wider}"/>`).join("")}</g>`,
    );
  o.push(`<g opacity=".8">${L.hills.map((h) => G.hill(h.x, h.y, h.s, h.flip)).join("")}</g>`);
  for (const k of L.peaks)
    o.push(
      `<g transform="translate(${f(k.x)} ${f(k.y)})"><g transform="scale(.86)">${G.volcano()}</g><text class="d" y="24" font-size="14" text-anchor="middle" letter-spacing=".12em" fill="#5b1f0c" stroke="${C.halo}" stroke-width="3.4" stroke-opacity=".8" paint-order="stroke">${need("Cinzel/600", k.text)}</text></g>`,
    );
  // --- quiet names
  for (const s of L.seas)
    o.push(
      `<g class="d5" font-size="${s.size}" fill="#3f6d80" opacity=".85" text-anchor="middle" letter-spacing=".3em">${s.lines.map((t, i) => `<text x="${f(s.x + s.size * 0.15)}" y="${f(s.y + (i - (s.lines.length - 1) / 2) * s.size * 1.25 + s.size * 0.35)}">${need("Cinzel/500", t)}</text>`).join("")}</g>`,
    );
  for (const s of L.names)
    o.push(
      `<g class="d" font-size="${s.size + 4}" fill="#5a3b1e" stroke="${C.halo}" stroke-opacity=".6" stroke-width="4" paint-order="stroke" text-anchor="middle" letter-spacing=".24em">${s.lines.map((t, i) => `<text x="${f(s.x + s.size * 0.15)}" y="${f(s.y + s.size * 0.35)}">${need("Cinzel/600", t)}</text>`).join("")}</g>`,
    );
  for (const d of L.deco) {
    if (d.kind === "compass") o.push(G.compass(f(d.x), f(d.y + 4), 46, L.geo.north));
    else if (d.kind === "coins") o.push(G.coins(f(d.x), f(d.y)));
    else
      o.push(
        `<g transform="translate(${f(d.x)} ${f(d.y)})"><g class="d" font-size="${d.size}" text-anchor="middle" letter-spacing=".14em"><text x="${d.size * 0.07}" y="13" fill="#3a2c1a" stroke="${C.halo}" stroke-opacity=".75" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${need("Cinzel/600", d.text)}</text></g><path d="M${f(-d.tw / 2)} 29H${f(d.tw / 2)}M${f(-d.tw / 2)} -33H${f(d.tw / 2)}" stroke="#3a2c1a" stroke-width="1.4"/><path d="M0 23l5 6-5 6-5-6Z" fill="#7c3a22"/></g>`,
      );
  }
  for (const p of L.ports) o.push(G.anchor(f(p.x), f(p.y)));
  for (const p of L.fertile) o.push(G.wheat(f(p.x), f(p.y)));
  for (const n of nodes.filter((n) => n.space))
    o.push(n.castle ? G.castle(f(n.x), f(n.y)) : G.trade(f(n.x), f(n.y), n.name));
  if (roma) o.push(roma.top);
  // --- frame
  o.push(
    `<g fill="none"><rect x="7" y="7" width="${W - 14}" height="${H - 14}" stroke="${C.frameFill}" stroke-width="14"/><rect x="13.5" y="13.5" width="${W - 27}" height="${H - 27}" stroke="${C.frame}" stroke-width="1.6"/><rect x="9" y="9" width="${W - 18}" height="${H - 18}" stroke="${C.frame}" stroke-opacity=".55" stroke-width=".8"/><rect x=".8" y=".8" width="${W - 1.6}" height="${H - 1.6}" stroke="${C.frame}" stroke-width="1.6"/></g>`,
  );
  const css = await fontFaces(used);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-label="${esc(map.name)}"><title>${esc(map.name)}</title><style>${css}.d{font-family:Cinzel,serif;font-weight:600}.d5{font-family:Cinzel,serif;font-weight:500}</style><defs>${defs}${provDefs.join("")}${L.flat ? roma.defs : ""}</defs>${o.join("\n")}</svg>`;
}
