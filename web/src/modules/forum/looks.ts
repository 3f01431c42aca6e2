/** How the persons of the forum look: face, hair, what is beside them, and whether they wear a beard. */
type Look = [face: string, hair: string, beside?: string, beard?: boolean];

const SHORT = "short-hair-s2-deep-s1";
const GREY = "short-hair-s1-s3-iv";
const CURLS = "curly-hair-s2-deep--9";
const DARK = "curly-hair-s3-deep--9";
const BALD = "bald-hair";
const WAVES = "waves-hair-s2-deep-s1";

/** A family shares its profile: its members differ in hair and beard. */
export const LOOKS: Record<string, Look> = {
  claudia_agrippina: ["matron", WAVES, "arch"],
  annaeus_arcadius: ["man", SHORT, "tool-compass", true],
  appius_arcadius: ["man", CURLS, "tool-compass"],
  aulus_arcadius: ["man", GREY, "tool-compass"],
  lucius_flavius: ["youth", CURLS, "tool-olive"],
  faustus_marcellus: ["eagle", SHORT, "tool-scales"],
  gaius_marcellus: ["eagle", CURLS, "tool-scales", true],
  servius_marcellus: ["eagle", DARK, "tool-scales"],
  claudius_pompeius: ["elder", BALD, "tool-vexillum"],
  donatus_pompeius: ["elder", GREY, "tool-vexillum"],
  sextus_pompeius: ["elder", SHORT, "tool-vexillum", true],
  cornelius_scipio: ["youth", SHORT, "tool-scroll"],
  titus_valerius: ["man", DARK, "tool-spear"],
  augustus: ["youth", SHORT, "g-any"],
  commodus: ["man", CURLS, "g-tool", true],
  julius: ["eagle", GREY, "land"],
  laurentius: ["youth", CURLS, "g-food"],
  mamercus: ["man", SHORT, "house"],
  mamilius: ["elder", BALD, "g-brick"],
  marcus: ["man", DARK, "house", true],
  novius: ["youth", DARK, "house"],
  numerius: ["elder", SHORT, "coin"],
  publius: ["eagle", SHORT, "land", true],
  quintus: ["eagle", DARK, "coin"],
  spurius: ["man", GREY, "g-any", true],
  tiberius: ["eagle", CURLS, "g-any"],
  victoria: ["maid", WAVES, "concordia"],
  vitus_marcellus: ["eagle", GREY, "tool-scales"],
  emeritus_scipio: ["youth", GREY, "tool-scroll", true],
  linus_pompeius: ["elder", CURLS, "tool-vexillum"],
  sextus: ["man", GREY, "tool-scales"],
};
