/** The types of what the page receives, out of the schemas that build_page.py has left there. */
import { compile } from "json-schema-to-typescript";
import { readdir, readFile, writeFile } from "node:fs/promises";

const folder = new URL("src/generated/", import.meta.url);
const bannerComment = "/* Made from the shapes that Python declares, by build_page.py. */";
for (const file of await readdir(folder)) {
  if (!file.endsWith(".schema.json")) continue;
  const schema = JSON.parse(await readFile(new URL(file, folder), "utf8"));
  const types = await compile(schema, schema.title, { bannerComment, additionalProperties: false });
  await writeFile(new URL(file.replace(".schema.json", ".ts"), folder), types);
}
