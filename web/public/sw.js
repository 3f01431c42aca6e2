// The page without a network: every file of this build is kept once, by a mark of its content, and thrown away when a
// newer build names another. On a server's page what is newest comes first; a static site is read from here at once.
// The build writes which files there are.
const FILES = {};
const LATER = {}; // kept when they are first asked for: networks and what runs them
const SITE = false;
const KEPT = "praefectus";

const place = (name) => new URL(name || "index.html", registration.scope).href;
const marked = (name) => `${place(name)}?kept=${FILES[name] ?? LATER[name]}`;
const nameOf = (address) => {
  const name = address.split(/[?#]/)[0].slice(registration.scope.length);
  return name in FILES || name in LATER ? name : null;
};

async function keep(name) {
  const shelf = await caches.open(KEPT);
  if (await shelf.match(marked(name))) return;
  const answer = await fetch(place(name), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await shelf.put(marked(name), direct(answer));
}

// Some hosts redirect index.html to its folder; a browser shows no page that says it came by a redirect.
const direct = (answer) =>
  answer.redirected ? new Response(answer.body, { status: answer.status, headers: answer.headers }) : answer;

addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const names = Object.keys(FILES);
      for (let start = 0; start < names.length; start += 8) await Promise.all(names.slice(start, start + 8).map(keep));
    })(),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(KEPT);
      const current = new Set([...Object.keys(FILES), ...Object.keys(LATER)].map(marked));
      for (const request of await shelf.keys()) if (!current.has(request.url)) await shelf.delete(request);
      await clients.claim();
    })(),
  );
});

// The page asks for it when whoever plays says so: a game under way is not reloaded by itself.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

async function answered(request, name) {
  const shelf = await caches.open(KEPT);
  if (!SITE && name === "index.html") {
    try {
      return await fetch(request);
    } catch {
      /* no network: the page as it was kept */
    }
  }
  const kept = await shelf.match(marked(name));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await shelf.put(marked(name), answer.clone());
  return answer;
}

// A static site has its page in one place. Its host knows no address such as t/name: that is opened behind a #.
async function visited(request) {
  const path = request.url.split(/[?#]/)[0].slice(registration.scope.length);
  const name = nameOf(request.url);
  if (!path || name) return answered(request, name ?? "index.html");
  if (!path.startsWith("t/")) {
    try {
      const answer = await fetch(request); // what else the host has
      if (answer.ok || answer.type === "opaqueredirect") return answer;
    } catch {
      /* no network: the page says that there is nothing */
    }
  }
  return Response.redirect(`${registration.scope}#/${path}`);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  if (request.mode === "navigate") {
    if (SITE) event.respondWith(visited(request));
    else if (!new URL(request.url).pathname.startsWith("/api/")) event.respondWith(answered(request, "index.html"));
    return;
  }
  const name = nameOf(request.url);
  if (name) event.respondWith(answered(request, name));
});

// A notice while no page shows its table. The server sends ids and numbers; the page has left the sentences here, in the
// language of its reader. Nothing of the game is on a locked screen.
async function shown(said) {
  const kept = await (await caches.open("praefectus-words")).match("/words");
  const words = kept ? await kept.json() : {};
  const several = said.event === "several";
  const where = said.table ? `t/${said.table}` : several ? "" : "me";
  const title = (words[said.event] ?? words.news ?? "Praefectus").replace("{count}", said.count);
  await registration.showNotification(title, {
    body: (said.table ? words.open : several ? words.openAll : words.openMe) ?? "",
    lang: words.language ?? "",
    tag: several ? "praefectus" : `praefectus-${said.table ?? said.event}`,
    renotify: true,
    icon: place("icon-192.png"),
    data: where,
  });
  if (several) {
    for (const old of await registration.getNotifications()) if (old.tag !== "praefectus") old.close();
  }
}

addEventListener("push", (event) => {
  let said = { event: "several" };
  try {
    said = event.data.json();
  } catch {
    /* a newer server may say it in another way: there is something to see */
  }
  event.waitUntil(shown(said));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? "", registration.scope).href;
  event.waitUntil(
    (async () => {
      const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = pages.find((page) => page.url.split("#")[0] === address);
      if (there) await there.focus();
      else await clients.openWindow(address);
    })(),
  );
});
