/** The types of a view, out of the schema that build_page.py has left there. */
import { compile } from "json-schema-to-typescript";
import { readFile, writeFile } from "node:fs/promises";

const folder = new URL("src/generated/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("view.schema.json", folder), "utf8"));
const bannerComment = "/* Made from praefectus.game.shapes by build_page.py. */";
await writeFile(
  new URL("view.ts", folder),
  await compile(schema, "View", { bannerComment, additionalProperties: false }),
);
