/**
* The ground of a custom board: sea, land and provinces, in the style of the drawn boards. The land is a stretch of
 * true coast; without one it lies around the cities and under the land lines. Every point of it belongs to the nearest city.
 */
import type { Layout } from "../lib/types";
import { landPath, loadCoast } from "./coast";
import type { Spot, Stretch } from "./draft";

const SEA = { deep: "#8fb4c2", middle: "#a9c8d1", shallow: "#c3dade", line: "#4f8397" };
const COAST = "#5d4a33";
const PARCHMENT = "#f2e8d0";
const AROUND = 92; // of a city on a board without a coast: so far reaches its land
const ISLET = 34; // and on a true coast, so that no city is in the water
const ROAD = 120; // how wide the land under a land line is

interface Cell {
  points: Spot[];
  /** For each edge, from its point on: the city on its other side, or -1 at the edge of the board. */
  beyond: number[];
}
/** The points that are nearer to this city than to any other: a cell of a Voronoi diagram, cut out of the whole board. */
export function cellOf(spots: Spot[], index: number, width: number, height: number): Cell {
  const [x, y] = spots[index]!;
  let points: Spot[] = [[0, 0], [width, 0], [width, height], [0, height]]; // prettier-ignore
  let beyond = [-1, -1, -1, -1];
  spots.forEach(([ox, oy], other) => {
    if (other === index || (ox === x && oy === y)) return;
    const [nx, ny] = [ox - x, oy - y];
    const middle = (nx * (x + ox) + ny * (y + oy)) / 2;
    const side = points.map(([px, py]) => nx * px + ny * py - middle);
    const [next, borders]: [Spot[], number[]] = [[], []];
    points.forEach((p, i) => {
      const j = (i + 1) % points.length;
      const [a, b, q] = [side[i]!, side[j]!, points[j]!];
      if (a <= 0) {
        next.push(p);
        borders.push(beyond[i]!);
      }
      if (a <= 0 !== b <= 0) {
        const t = a / (a - b);
        next.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
        borders.push(a <= 0 ? other : beyond[i]!);
      }
    });
    [points, beyond] = [next, borders];
  });
  return { points, beyond };
}
const f = (n: number): string => n.toFixed(1);
const path = (points: Spot[]): string => (points.length ? `M${points.map((p) => p.map(f).join(" ")).join("L")}Z` : "");

/** The ground as the text of an SVG. `land` is the path of a true coast. */
export function groundSvg(layout: Layout, land: string | null): string {
  const { width, height } = layout;
  const spots = [...layout.cities, ...layout.spots].map(({ x, y }): Spot => [x, y]);
  const province = [...layout.cities.map((c) => c.province ?? ""), ...layout.spots.map(() => "")];
  const tints = new Map(layout.provinces.map((p) => [p.id, p]));
  const discs = spots.map(([x, y]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${land ? ISLET : AROUND}"/>`).join("");
  const roads = land ? [] : layout.routes.filter((r) => r.kind === "land").map((r) => `<path d="${r.d}"/>`);
  /** The shape of the land, in any colour and so much wider. */
  const shape = (colour: string, wider: number, more = ""): string =>
    `<g fill="${colour}" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round" ${more}>` +
    `<g stroke-width="${wider}">${land ? `<path d="${land}" fill-rule="evenodd"/>` : ""}${discs}</g>` +
    `<g fill="none" stroke-width="${ROAD + wider}">${roads.join("")}</g></g>`;
  const cells = spots.map((_, i) => cellOf(spots, i, width, height));
  const fields = cells.map((cell, i) => {
    const tint = tints.get(province[i]!)?.tint ?? PARCHMENT;
    return `<path d="${path(cell.points)}" fill="${tint}" stroke="${tint}" stroke-width="1"/>`;
  });
  const borders = cells.flatMap((cell, i) =>
    cell.points.flatMap((p, k) => {
      const other = cell.beyond[k]!;
      if (other < 0 || province[other] === province[i]) return [];
      const q = cell.points[(k + 1) % cell.points.length]!;
      return [
        {
          d: `M${p.map(f).join(" ")}L${q.map(f).join(" ")}`,
          band: tints.get(province[i]!)?.band ?? "#d8c8a4",
          cell: i,
        },
      ];
    }),
  );
  const bands = cells.map((cell, i) => {
    const own = borders.filter((b) => b.cell === i);
    if (!own.length) return "";
    return (
      `<clipPath id="c${i}"><path d="${path(cell.points)}"/></clipPath><g clip-path="url(#c${i})" fill="none" stroke="${own[0]!.band}">` +
      `<path d="${own.map((b) => b.d).join("")}" stroke-width="30" opacity=".4" filter="url(#soft)"/>` +
      `<path d="${own.map((b) => b.d).join("")}" stroke-width="7" opacity=".7"/></g>`
    );
  });
  const rough = land
    ? ""
    : `<filter id="rough" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="7"/>` +
      `<feDisplacementMap in="SourceGraphic" scale="74" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  const ragged = land ? "" : `filter="url(#rough)"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    `<radialGradient id="sea" cx="50%" cy="46%" r="75%"><stop offset="0" stop-color="${SEA.middle}"/><stop offset="1" stop-color="${SEA.deep}"/></radialGradient>` +
    `<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="6"/></filter>` +
    `<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .22  0 0 0 0 .42  0 0 0 0 .52  0 0 0 1.5 -.62"/></filter>` +
    `<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .30  0 0 0 0 .22  0 0 0 0 .12  0 0 0 .55 -.20"/></filter>` +
    `${rough}<mask id="land" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${shape("#fff", 0, ragged)}</mask></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sea)"/><rect width="${width}" height="${height}" filter="url(#wash)" opacity=".35"/>` +
    `<g ${ragged}>${shape(SEA.shallow, 62, 'opacity=".3"')}${shape(SEA.shallow, 34, 'opacity=".4"')}` +
    `${shape(SEA.line, 23, 'opacity=".3"')}${shape(SEA.shallow, 21)}${shape(COAST, 3)}</g>` +
    `<g mask="url(#land)"><rect width="${width}" height="${height}" fill="${PARCHMENT}"/>${fields.join("")}${bands.join("")}` +
    `<path d="${borders.map((b) => b.d).join("")}" fill="none" stroke="#fff8e6" stroke-width="1.8" stroke-dasharray="2 5" stroke-linecap="round" opacity=".9"/>` +
    `<rect width="${width}" height="${height}" filter="url(#paper)" opacity=".5"/></g>` +
    `<g fill="none"><rect x="7" y="7" width="${width - 14}" height="${height - 14}" stroke="#efe3c4" stroke-width="14"/>` +
    `<rect x="13.5" y="13.5" width="${width - 27}" height="${height - 27}" stroke="#4a3a28" stroke-width="1.6"/></g></svg>`
  );
}
/** The ground of a board with a layout, as the address of a picture. */
export async function drawGround(layout: Layout, coast: Stretch | null): Promise<string> {
  const land = coast ? landPath(await loadCoast(), coast, layout.width, layout.height) : null;
  return URL.createObjectURL(new Blob([groundSvg(layout, land)], { type: "image/svg+xml" }));
}
