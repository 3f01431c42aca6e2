import { mount } from "svelte";
import "./css/tokens.css";
import "./css/base.css";
import "./css/site.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/language.svelte";

await loadLanguage();
mount(App, { target: document.getElementById("app")! });
