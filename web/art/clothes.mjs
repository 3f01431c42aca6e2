// Clothes, in the grid of a head; base line at 172.
import { cuts, dot, fill, gap, shared } from "./strokes.mjs";

export const TOGA = "M9 112C-8 120-30 130-36 152V176H122V164C114 148 96 134 67 124C56 132 28 128 9 112Z";
export const toga = (tone = "iv", shade = "s1", line = "s3") =>
  shared(`toga-${tone}-${shade}-${line}`, drawToga(tone, shade, line));
const drawToga = (tone, shade, line) =>
  fill(tone, TOGA, gap(2)) +
  fill(shade, "M9 112C-8 120-30 130-36 152V176H34C12 162 2 136 9 112Z") +
  fill(
    line,
    cuts(
      [2.6, 5, 117, 14, 142, 46, 162, 90, 176],
      [2.5, -7, 122, 2, 148, 24, 166, 52, 178],
      [2.3, -19, 130, -14, 150, 2, 166, 20, 178],
      [2.5, 15, 117, 32, 142, 68, 150, 116, 158],
      [2, 28, 123, 46, 140, 76, 143, 102, 147],
    ),
  );
export const TUNIC = "M11 110C-4 118-26 126-32 150V176H112V160C104 144 90 132 68 122C64 140 26 138 11 110Z";
export const tunic = (tone = "s1", line = "s3", stripe = "") =>
  shared(`tunic-${tone}-${line}-${stripe}`, drawTunic(tone, line, stripe));
const drawTunic = (tone, line, stripe) =>
  fill(tone, TUNIC, gap(2)) +
  (stripe
    ? fill(
        stripe,
        "M-4 118C2 138 8 156 10 178H22C20 156 12 134 6 112ZM76 126C82 140 84 158 84 178H95C95 160 92 144 86 131Z",
      )
    : "") +
  fill(
    line,
    cuts(
      [1.8, 11, 111, 20, 140, 60, 142, 68, 123],
      [2.2, 22, 144, 28, 156, 32, 166, 34, 178],
      [2.2, 62, 144, 64, 156, 64, 168, 62, 178],
      [2.2, -14, 128, -8, 146, -6, 160, -8, 178],
      [2, 44, 148, 46, 158, 46, 168, 46, 178],
    ),
  );
/** Cuirass with strips on the shoulder and a cloak pinned by a brooch. */
export const cuirass = (metal = "g2", cloak = "s2") => shared(`cuirass-${metal}-${cloak}`, drawCuirass(metal, cloak));
const drawCuirass = (metal, cloak) =>
  fill(metal, "M11 110C-4 118-22 126-28 150V176H110V158C104 142 90 130 67 121C60 134 28 132 11 110Z", gap(2)) +
  fill("g1", "M60 134C76 136 92 146 98 162C88 152 76 148 64 150C66 144 64 138 60 134Z") +
  fill("g3", cuts([1.8, 14, 114, 26, 134, 58, 136, 67, 123], [2.2, 54, 150, 66, 158, 78, 168, 84, 178])) +
  fill(cloak, "M8 110C-10 118-32 128-38 152V176H62C40 166 30 140 40 128C28 126 18 120 8 110Z", gap(2)) +
  fill(
    "deep",
    cuts(
      [2, 22, 122, 18, 142, 26, 162, 44, 176],
      [2.2, 6, 116, -2, 140, 6, 164, 20, 178],
      [2.2, -10, 122, -20, 142, -16, 162, -8, 178],
    ),
  ) +
  fill("g1", dot(37, 131, 7), gap(2)) +
  fill("g3", dot(37, 131, 2.6));
export const PALLA = "M14 110C0 116-20 124-28 148V176H108V160C102 146 88 134 68 123C58 130 30 128 14 110Z";
export const palla = (tone = "s1", line = "s3", under = "iv") =>
  shared(`palla-${tone}-${line}-${under}`, drawPalla(tone, line, under));
const drawPalla = (tone, line, under) =>
  fill(under, PALLA, gap(2)) +
  fill(tone, "M14 110C0 116-20 124-28 148V176H74C50 168 40 150 44 130C32 128 22 122 14 110Z", gap(1.6)) +
  fill(
    line,
    cuts(
      [2.2, 28, 122, 24, 146, 38, 166, 60, 178],
      [2.2, 14, 113, 8, 140, 18, 164, 36, 178],
      [2.2, 0, 118, -8, 142, -2, 164, 10, 178],
      [2, -14, 128, -20, 146, -16, 164, -8, 178],
      [1.8, 52, 134, 66, 142, 82, 148, 96, 152],
      [1.8, 56, 146, 66, 156, 76, 162, 88, 166],
    ),
  );
/** Bare shoulder of those who work: tunic over one side. */
export const exomis = (tone = "s2", line = "deep") => shared(`exomis-${tone}-${line}`, drawExomis(tone, line));
const drawExomis = (tone, line) =>
  fill("iv", "M11 110C-6 118-30 128-36 154V176H112V162C106 144 92 132 68 122C50 132 26 128 11 110Z") +
  fill("s1", "M11 110C-6 118-30 128-36 154V176H20C6 160 2 132 11 110Z") +
  fill(tone, "M66 122C84 130 104 142 112 160V176H16C40 168 58 148 60 124Z", gap(2)) +
  fill(
    line,
    cuts(
      [2.2, 64, 126, 66, 146, 56, 164, 38, 178],
      [2.2, 74, 130, 80, 148, 74, 166, 64, 178],
      [2, 88, 138, 96, 152, 94, 166, 90, 178],
    ),
  ) +
  fill("s2", cuts([1.4, 66, 122, 54, 130, 40, 134, 26, 132], [1.4, -18, 146, -8, 150, -2, 160, 0, 172]));
