// The persons of the cards: for each its most usual god, and its drawing on a grid of 176 x 196.
// An arch of radius 88 stands on a base line at 196; what matters stays within x 10 to 166, y 12 to 184.
import { cuirass, exomis, palla, toga, TOGA, tunic } from "./clothes.mjs";
import { ear, earring, face, sil } from "./faces.mjs";
import { baldHair, beard, curlyHair, shortHair, shortLocks, underCap, upHair, wavesHair } from "./hair.mjs";
import { along, cuts, dot, fill, gap, group, leaf, p } from "./strokes.mjs";
import { TOOLS } from "./tools.mjs";

export const HEAD = "translate(15 32) scale(.94)";
const LOW = "translate(18 40) scale(.9)"; // for tall hair and hats
const man = (...body) => group(HEAD, ...body);
/** The relief throws its shadow on the stone. */
const shade = (transform, d = "M74 2C52-10-4-8-6 44C-6 58 0 72 12 82C16 96 10 112-40 148V176H70L80 100Z") =>
  `<g transform="translate(-6 4)" opacity=".5">${group(transform, fill("deep", d))}</g>`;
/** Make a tool smaller towards a fixed point. */
const to = (x, y, scale, body) => group(`translate(${p(x * (1 - scale), y * (1 - scale))}) scale(${scale})`, body);
/** Leaves along a curve. */
function wreath(q, count, under, over, size = 13, from = 0, to = 1) {
  let a = "",
    b = "";
  along(q, count, from, to).forEach(([x, y, d]) => {
    a += leaf(x, y, d - 34, size, size * 0.36) + leaf(x, y, d + 34, size, size * 0.36);
    b += leaf(x, y, d, size * 1.15, size * 0.32);
  });
  return fill(under, a, gap(1.6)) + fill(over, b, gap(1.6));
}

export const PERSONS = {
  tribune: [
    "mars",
    () => {
      const H = "translate(29 46) scale(.87)";
      const crest =
        "M80-6C62-28 20-30-6-2C-22 16-27 48-18 76C-10 72-6 62-5 52C-9 34-1 14 16 4C34-7 58-8 74 6C78 4 80 0 80-6Z";
      const helm =
        "M90 33C90 8 72-5 47-5C18-5-3 15-3 42C-3 56 1 66 6 74C3 82-3 88-12 91C2 96 20 92 30 82C32 72 34 62 38 56C42 50 50 46 60 47C64 42 70 36 90 33Z";
      return (
        shade(H, "M80-6C62-28 20-30-6-2C-22 16-27 48-18 76L-12 91L-30 150L70 130Z") +
        group("translate(-4 14)", TOOLS.spear()) +
        group(
          H,
          face("man"),
          cuirass("g2", "s2"),
          fill("s1", crest, gap(2)),
          fill(
            "s3",
            cuts(
              ...along([70, -2, 30, -16, -4, 20, -10, 62], 11).map(([x, y, d]) => {
                const a = ((d + 78) * Math.PI) / 180;
                return [
                  1.3,
                  x,
                  y,
                  x + Math.cos(a) * 6,
                  y + Math.sin(a) * 6,
                  x + Math.cos(a) * 12,
                  y + Math.sin(a) * 12,
                  x + Math.cos(a) * 18,
                  y + Math.sin(a) * 18,
                ];
              }),
            ),
          ),
          fill("g2", helm, gap(2)),
          fill("g1", "M84 26C80 8 66 0 48 0C38 0 28 4 20 10C40 6 62 12 72 30Z") +
            fill("g3", cuts([2, 92, 32, 72, 26, 40, 40, 30, 80], [1.6, 4, 72, 14, 78, 24, 78, 31, 74])),
          fill(
            "g2",
            "M42 54C48 46 58 45 63 48C65 58 68 67 74 74C78 81 77 91 72 97C62 98 51 91 46 80C43 71 41 62 42 54Z",
            gap(2),
          ),
          fill("g1", "M58 50C62 60 66 70 71 77C73 82 73 88 71 92C66 84 58 70 58 50Z"),
        )
      );
    },
  ],
  architect: [
    "jupiter",
    () =>
      shade(HEAD) +
      man(
        face("man"),
        toga(),
        beard(),
        curlyHair(),
        ear(),
        fill("g2", "M85 29C70 30 46 30 20 58L14 52C36 26 64 21 84 22Z", gap(1.6)),
      ) +
      TOOLS.compass(),
  ],
  prefect: [
    "saturnus",
    () => group("translate(-10 15)", TOOLS.vexillum()) + shade(HEAD) + man(face("man"), cuirass(), shortHair(), ear()),
  ],
  colonist: [
    "mars",
    () => {
      const hood =
        "M89 26C86 4 66-10 44-10C10-10-12 16-12 46C-12 72-4 90-16 108C-28 118-42 130-46 152V176H118V164C108 148 88 134 68 124C60 112 56 98 56 84C56 66 62 50 72 40C78 34 86 32 89 26Z";
      return (
        group("translate(-8)", TOOLS.pack()) +
        shade(HEAD, hood) +
        man(
          face("maid"),
          fill("s2", "M86 22C88 28 86 32 82 34C74 36 68 44 66 54C62 60 54 62 50 66L48 30L70 8Z") +
            fill("deep", cuts([1.6, 84, 24, 74, 24, 64, 34, 58, 56], [1.4, 80, 32, 72, 34, 66, 42, 62, 56])),
          fill("s1", hood, gap(2)),
          fill(
            "iv",
            "M89 26C86 4 66-10 44-10C40-10 36-9.5 32-9C54-6 68 6 72 22C60 34 50 54 49 82C49 102 56 116 64 126L68 124C60 112 56 98 56 84C56 66 62 50 72 40C78 34 86 32 89 26Z",
          ),
          fill(
            "s3",
            cuts(
              [2, 36, 0, 8, 20, 4, 60, 18, 108],
              [2, 48, 8, 26, 30, 22, 64, 34, 104],
              [2.2, -2, 92, 8, 124, 34, 150, 66, 170],
              [2.4, -12, 106, -4, 136, 14, 160, 36, 178],
              [2.2, 14, 104, 28, 126, 54, 146, 96, 158],
              [2, -6, 40, -8, 56, -6, 72, -4, 82],
            ),
          ),
          fill("g2", dot(56, 126, 7), gap(2)) + fill("g3", dot(56, 126, 2.6)),
        )
      );
    },
  ],
  mercator: [
    "mercurius",
    () =>
      shade(LOW) +
      group(
        LOW,
        face("matron"),
        palla("s2", "deep"),
        upHair("s2"),
        fill("g2", "M84 30C66 20 42 18 12 34L9 27C40 10 68 12 84 22Z", gap(1.6)),
        ear(0, 4, earring()),
      ) +
      to(108, 192, 0.88, TOOLS.scales()),
  ],
  diplomat: [
    "jupiter",
    () => {
      const back = "translate(30 25) scale(.95)";
      return (
        group(
          back,
          fill("s3", TOGA),
          fill("s2", sil("man")),
          fill(
            "s3",
            "M67 48C73 42.5 82 42 88.7 43.500C88 47 88.6 50 84.8 52C80 47.6 74 47.8 69 53.500Z" +
              cuts([1.5, 74, 44, 78, 40, 84, 40, 88.6, 42.4]),
          ),
          fill(
            "deep",
            cuts(
              [1.4, 76, 50, 79, 49, 82, 50, 84.9, 52],
              [1.1, 90.6, 71.3, 87, 72, 84.6, 70.2, 85.6, 66.3],
              [1, 89.2, 79.7, 86, 79.2, 84.4, 80, 83, 81],
            ),
          ),
          fill("s3", "M85 24C80 31 70 32 64 32L40 30L30 4C50-6 78 4 84 16C86 19 86 22 85 24Z"),
          fill("deep", cuts(...shortLocks.slice(0, 2))),
        ) +
        shade("translate(9 36) scale(.95)") +
        group(
          "translate(8 36) scale(.95)",
          face("woman"),
          palla("s1", "s3"),
          wavesHair("s2"),
          fill("g2", "M84 30C64 24 40 28 12 62L7 56C34 22 62 15 84 22Z", gap(1.6)),
        ) +
        TOOLS.olive()
      );
    },
  ],
  senator: [
    "vesta",
    () =>
      shade(HEAD) +
      man(
        face("elder"),
        toga(),
        baldHair(),
        ear(),
        fill("s2", cuts([1.1, 48, 98, 54, 106, 60, 112, 66, 116], [0.9, 30, 10, 44, 4, 58, 6, 70, 14])),
      ) +
      to(148, 188, 0.85, TOOLS.scroll()),
  ],
  consul: [
    "jupiter",
    () =>
      group("translate(-10)", TOOLS.fasces()) +
      shade(HEAD) +
      man(face("eagle"), toga(), shortHair("s2"), ear(), wreath([12, 64, 6, 34, 34, 10, 82, 18], 8, "g2", "g1", 14)),
  ],
  mason: [
    "minerva",
    () => {
      const cloth =
        "M88 26C86 6 68-5 46-5C18-5-4 14-4 42C-4 54-1 62 4 68C-2 76-8 84-16 90C-4 92 10 86 16 76C20 78 24 79 28 78C32 60 48 42 88 34Z";
      return (
        shade(HEAD) +
        man(
          face("man"),
          exomis("s2"),
          beard("s3"),
          ear(2, 8),
          fill("iv", cloth, gap(2)),
          fill("s1", "M46-5C18-5-4 14-4 42C-4 54-1 62 4 68L16 76C6 50 20 18 60-3Z"),
          fill(
            "s3",
            cuts(
              [1.8, 86, 28, 56, 28, 26, 44, 16, 76],
              [1.6, 82, 16, 54, 12, 20, 30, 8, 68],
              [1.6, 66, 2, 40, 2, 10, 20, 2, 54],
            ),
          ),
          fill("g2", "M89 34C54 40 34 56 27 79L20 79C26 52 52 32 88.5 27Z", gap(1.6)),
        ) +
        group("translate(-2 -8)", to(180, 196, 0.94, TOOLS.bricks()))
      );
    },
  ],
  farmer: [
    "minerva",
    () => {
      const q = [8, 60, 6, 30, 36, 8, 80, 17];
      return (
        group("translate(-4)", TOOLS.sheaf()) +
        shade(HEAD) +
        man(face("maid"), tunic("s1", "s3", "s2"), wavesHair("s2"), wreath(q, 7, "g2", "g1", 15))
      );
    },
  ],
  smith: [
    "minerva",
    () => {
      const cap =
        "M82 24C84 16 76 2 58-8C50-14 40-14 34-9C14-4-3 14-3 42C-3 46-2 50-1 53C20 44 52 30 86 31C87 28 85 26 82 24Z";
      return (
        shade(HEAD) +
        man(
          face("eagle"),
          exomis("s3"),
          beard("s2"),
          underCap("s2", "deep"),
          ear(),
          fill("g2", cap, gap(2)),
          fill("g1", "M76 18C74 8 64 0 52-4C60 4 64 14 62 24Z"),
          fill("g3", cuts([2, -1, 46, 20, 36, 52, 22, 85, 25], [1.4, 40, -9, 26, 0, 16, 14, 12, 34])),
        ) +
        to(62, 190, 0.9, TOOLS.anvil())
      );
    },
  ],
  vintner: [
    "minerva",
    () => {
      const vine = along([10, 62, 6, 32, 34, 6, 82, 18], 5);
      const lf = (x, y, d) => leaf(x, y, d - 60, 17, 7) + leaf(x, y, d, 20, 8) + leaf(x, y, d + 60, 17, 7);
      const g = (x, y) =>
        [
          [-1, 0],
          [8, 2],
          [3, 9],
          [-5, 9],
          [1, 17],
        ]
          .map(([a, b]) => dot(x + a, y + b, 5))
          .join("");
      return (
        shade(HEAD) +
        man(
          face("woman"),
          palla("s2", "deep"),
          wavesHair("s2"),
          fill("g2", vine.map(([x, y, d]) => lf(x, y, d - 20)).join(""), gap(1.6)),
          fill("iv", g(30, 34), gap(1.4)),
          fill("iv", g(62, 22), gap(1.4)),
        ) +
        to(124, 198, 0.88, TOOLS.amphora())
      );
    },
  ],
  weaver: [
    "minerva",
    () => {
      const HEAD = LOW,
        man = (...b) => group(LOW, ...b);
      const scarf =
        "M84 20C80 6 66-4 48-4C22-4 0 10-6 34C-14 44-18 58-12 72C-8 82 2 86 12 82C26 78 40 66 50 50C58 40 70 30 86 29C87 26 86 23 84 20Z";
      return (
        shade(HEAD) +
        man(
          face("matron"),
          tunic("s1", "s3"),
          fill("s3", "M87 27C86 33 80 34 76 36C68 40 66 50 58 56C52 60 48 66 42 70L30 60L70 20Z") +
            fill("deep", cuts([1.4, 84, 30, 74, 32, 66, 42, 58, 54])),
          fill("iv", scarf, gap(2)),
          fill("s2", "M60-3C40 6 10 30-4 80L-10 76C0 40 20 12 44-4ZM78 10C52 22 26 46 12 82L2 84C14 48 40 20 70 3Z"),
          fill("s3", cuts([1.6, 85, 28, 62, 30, 40, 50, 14, 80])),
          ear(0, 6, earring()),
        ) +
        to(140, 192, 0.8, TOOLS.loom())
      );
    },
  ],
  magister: [
    "venus",
    () =>
      shade(HEAD) +
      man(
        face("matron"),
        toga("iv", "s1"),
        wavesHair("s3", "deep", "s2"),
        ear(0, 4),
        fill("g2", "M84 22C64 16 38 22 12 54L8 48C36 12 64 8 82 15Z", gap(1.6)),
      ) +
      to(118, 186, 0.88, TOOLS.tablets()),
  ],
  praetor: [
    "vesta",
    () =>
      shade(HEAD) +
      man(face("youth"), toga("s1", "s2", "s3"), curlyHair("s3", "deep"), ear()) +
      group("translate(34 55) scale(.68)", TOOLS.chair()),
  ],
  proconsul: [
    "jupiter",
    () => TOOLS.eagle() + shade(HEAD) + man(face("elder"), cuirass("g2", "s2"), shortHair("s1", "s3", "iv"), ear()),
  ],
  legatus: [
    "jupiter",
    () =>
      shade(HEAD) +
      man(
        face("youth"),
        cuirass("g2", "s3"),
        curlyHair("s2"),
        ear(),
        fill("iv", "M86 27C68 24 42 28 12 58L6 52C36 20 66 14 86 19Z", gap(1.6)) +
          fill("iv", "M10 52C0 56-8 66-10 78C-4 76 2 72 6 66C4 76 6 84 10 90C16 82 18 66 14 56Z", gap(1.6)),
      ) +
      to(105, 188, 0.86, TOOLS.letter()),
  ],
  magnus: [
    "saturnus",
    () => {
      const H = "translate(17 44) scale(.88)";
      const rays = along([4, 58, 2, 28, 34, 4, 82, 16], 6, 0.06, 0.97)
        .map(([x, y, d]) => leaf(x, y, d - 90, 38, 9))
        .join("");
      return (
        group("translate(-10 15)", TOOLS.vexillum()) +
        shade(H) +
        group(
          H,
          face("eagle"),
          cuirass("g2", "s2"),
          beard(),
          curlyHair("s2", "deep", 38),
          ear(),
          fill("g2", rays, gap(2)),
          fill("g1", "M87 26C68 22 40 26 12 62L3 56C32 14 66 8 87 16Z", gap(2)),
        )
      );
    },
  ],
  piscatus: [
    "mercurius",
    () => {
      const cap = "M84 24C85 14 72-6 46-8C16-9-4 14-4 42C-4 47-3 52-1 56C18 46 52 30 87 31C88 28 86 26 84 24Z";
      return (
        to(143, 200, 0.87, TOOLS.trident()) +
        shade(HEAD) +
        man(
          face("man"),
          exomis("s2"),
          beard("s1", "s3", "iv"),
          underCap("s1", "s3"),
          ear(),
          fill("s3", cap, gap(2)),
          fill("s2", "M76 16C68 4 58-2 46-3C54 6 58 16 58 26ZM-1 56C18 46 52 30 87 31L86 25C52 23 18 38-3 48Z"),
        ) +
        TOOLS.fish()
      );
    },
  ],
  concordia: [
    "vesta",
    () => {
      const veil =
        "M72-2C60-12 40-14 26-8C2 0-14 22-12 50C-11 76-6 92-16 108C-26 118-40 130-44 152V176H60C46 160 40 130 34 104C28 84 26 64 34 44C42 24 58 14 76 10Z";
      return (
        shade(HEAD, veil) +
        man(
          face("woman"),
          palla("s1", "s3"),
          fill(
            "s2",
            "M85 31C80 29 74 31 71 36C67 42 66 48 62 53C58 58 53 60 50 66C45 73 38 78 28 79V10H80C86 18 87 27 85 31Z",
          ) + fill("deep", cuts([1.7, 82, 26, 62, 22, 44, 34, 28, 66], [1.6, 73, 34, 58, 34, 46, 48, 32, 74])),
          ear(0, 4, earring()),
          fill("g2", "M86 22C84 8 74-4 58-8C62 6 62 18 56 30C66 24 76 22 86 28Z", gap(2)) +
            fill("g1", dot(76, 12, 3) + dot(68, 4, 2.6) + dot(68, 17, 2.6)),
          fill("iv", veil, gap(2)),
          fill(
            "s1",
            "M26-8C2 0-14 22-12 50C-11 76-6 92-16 108C-26 118-40 130-44 152V176H0C-4 150 6 110 0 70C-4 36 8 6 40-11Z",
          ),
          fill(
            "s3",
            cuts(
              [2, 60, 0, 30, 10, 10, 46, 22, 100],
              [2, 16, 92, 20, 122, 30, 150, 46, 176],
              [2.2, 4, 84, 2, 118, 10, 150, 22, 178],
              [2, 30, 0, 8, 14, -4, 44, 0, 76],
            ),
          ),
        ) +
        to(164, 200, 0.9, TOOLS.cornucopia())
      );
    },
  ],
  contrarius: [
    "vesta",
    () => {
      const H = "translate(160 36) scale(-.95 .95)";
      const helm =
        "M91 33C90 6 72-8 47-8C16-8-5 15-5 44C-5 58-1 68 4 76C0 84-6 90-14 93C0 98 20 94 30 84C32 72 34 62 38 56C42 50 52 47 62 48C68 44 76 40 91 40Z";
      return (
        `<g transform="translate(10 0)">${shade(H)}</g>` +
        group(
          H,
          fill("s1", sil("elder")),
          fill(
            "s2",
            "M63.5 99.500C51 94 46 80 46 64L24 60L15 78C18 94 15 116 8 130H50C58 126 63 122 65 118C62.9 112 62.8 105 63.5 99.500ZM58 36C64 43 70 49 68.5 57C72.5 61 74 66 71 72C68 80 71.5 91 77 103C72 102.6 67 101 63.5 99.500C51 94 46 80 46 64L48 40Z",
          ),
          fill(
            "deep",
            "M79.5 50C83 49.9 84.3 51.4 84 53.200C83.3 55.4 81.3 56.4 79.9 55.400C78.5 53.6 78.8 51.2 79.5 50Z" +
              cuts(
                [2.4, 66, 46, 74, 38, 82, 38, 89.5, 43.5],
                [1.8, 68, 55, 74, 49, 80, 49, 85.3, 53],
                [1.2, 91, 72, 87, 72.5, 84.6, 70.2, 85.6, 66.3],
                [1.3, 88, 80, 85, 80, 82, 82, 79, 86],
                [0.9, 82, 66, 79.5, 72, 78, 77, 78.3, 82],
              ),
          ),
          toga("s3", "s3", "deep"),
          fill("s3", helm, gap(2)),
          fill("s2", "M86 28C82 8 66-3 48-3C38-3 28 1 20 7C42 4 64 12 72 32Z"),
          fill("deep", cuts([2, 93, 36, 72, 30, 40, 42, 30, 82])),
          fill(
            "s3",
            "M42 54C48 46 58 45 64 48C66 58 70 67 76 74C80 81 79 91 74 99C63 99 51 91 46 80C43 71 41 62 42 54Z",
            gap(2),
          ),
          fill("s2", "M59 50C63 60 68 70 73 77C75 82 75 88 73 92C67 84 59 70 59 50Z"),
        ) +
        TOOLS.dice()
      );
    },
  ],
};
