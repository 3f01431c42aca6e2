// An address below a static site that its host does not know. The site may lie in any folder above: find it and open
// the same address there behind a #. Written into 404.html, and into index.html for hosts that answer with that instead.
const DEEPEST = 8; // folders that are looked into

async function isSite(folder) {
  try {
    const answer = await fetch(`${location.origin}${folder}manifest.webmanifest`);
    return answer.ok && (await answer.json()).name === "Praefectus";
  } catch {
    return false;
  }
}

/** Show a sentence in the reader's language: one of those that the page brings, by its class. */
function showSentence(kind) {
  const all = [...document.querySelectorAll(`p.${kind}`)];
  const tags = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  const tag = tags.find((tag) => all.some((each) => each.lang === tag));
  (all.find((each) => each.lang === tag) ?? all[0]).hidden = false;
}

/** Open the page at this address; `here` says that this is the page, and it could not load its files. */
async function openSite(here) {
  const folders = ["/"];
  for (const name of location.pathname.split("/").slice(1, -1).slice(0, DEEPEST)) folders.push(`${folders.at(-1)}${name}/`);
  const found = await Promise.all(folders.map(isSite));
  const root = folders[found.lastIndexOf(true)];
  const own = location.pathname.slice(0, location.pathname.lastIndexOf("/") + 1);
  if (root && !(here && root === own)) location.replace(`${location.origin}${root}#/${location.pathname.slice(root.length)}`);
  else showSentence(here && root ? "failed" : "lost");
}
