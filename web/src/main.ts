import { mount } from "svelte";
import "./css/tokens.css";
import "./css/base.css";
import "./css/components.css";
import "./css/site.css";
import App from "./App.svelte";
import { device } from "./device/worker_transport.svelte";
import { loadLanguage } from "./lib/language.svelte";
import { page } from "./lib/page.svelte";
import { site } from "./lib/site";
import { update } from "./lib/update.svelte";

const SOON = 1000; // milliseconds, after which the page is shown as far as it is loaded
const PATIENCE = 15_000; // milliseconds
const FONTS = ["400 16px 'Atkinson Next'", "700 16px 'Atkinson Next'", "700 16px Cinzel"];
const after = (time: number): Promise<unknown> => new Promise((late) => setTimeout(late, time));

// The layout depends on fonts, boards and levels: they come first, so that nothing moves later.
const words = loadLanguage();
const answers = page.load();
const layout = Promise.allSettled([answers, ...FONTS.map((font) => document.fonts.load(font))]);
await Promise.all([words, Promise.race([layout, after(SOON)])]);
mount(App, { target: document.getElementById("app")! });
// Fetch what is only needed later once everything needed now is there, or takes too long.
void Promise.race([site ? device.started : answers, after(PATIENCE)]).then(() => update.watch());
