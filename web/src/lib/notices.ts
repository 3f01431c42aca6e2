/** Turn notices in this tab: a bell, the title and icon, a browser notification. */
import { say } from "./language.svelte";
import { root } from "./site";

let audio: AudioContext | null = null;

export function ring(on: boolean): void {
  if (!on) return;
  try {
    audio ??= new AudioContext();
    const t = audio.currentTime;
    for (const [f, at] of [
      [660, 0],
      [990, 0.12],
    ] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.frequency.value = f;
      tone.type = "sine";
      gain.gain.setValueAtTime(0, t + at);
      gain.gain.linearRampToValueAtTime(0.16, t + at + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, t + at + 0.9);
      tone.connect(gain).connect(audio.destination);
      tone.start(t + at);
      tone.stop(t + at + 1);
    }
  } catch {
    /* no sound device */
  }
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
