/** Turn notices in this tab: a bell, the title and icon, a browser notification. */
import { say } from "./language.svelte";
import { root } from "./site";
import { play } from "./sounds";

export function ring(on: boolean): void {
  if (on) play("turn");
}
export function setTurnTitle(turn: { name: string; mine: boolean } | null): void {
  document.title = turn
    ? `${turn.mine ? say("your-turn-at", { table: turn.name }) : turn.name} · Praefectus`
    : "Praefectus";
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = root + (turn?.mine ? "icon-turn.svg" : "icon.svg");
}
export function notice(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const n = new Notification(title, { body, icon: root + "icon-turn.svg", tag: "praefectus-turn" });
  n.onclick = () => {
    window.focus();
    n.close();
  };
}
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
