import { mount } from "svelte";
import "./css/tokens.css";
import "./css/base.css";
import "./css/board.css";
import "./css/table.css";
import "./css/phone.css";
import "./css/pages.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/language.svelte";

await loadLanguage();
mount(App, { target: document.getElementById("app")! });
