/** Short, quiet sounds, made here: a card, coins, a house, and the bell when your turn comes. */
let audio: AudioContext | null = null;

/** One tone that fades away; `to`: the pitch that it falls to. */
function tone(at: number, pitch: number, length: number, loud: number, to = pitch): void {
  const start = audio!.currentTime + at;
  const source = audio!.createOscillator();
  const gain = audio!.createGain();
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio!.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}
/** A rustle around a pitch. */
function rustle(at: number, pitch: number, length: number, loud: number): void {
  const start = audio!.currentTime + at;
  const buffer = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * length), audio!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (2 * Math.random() - 1) * (1 - i / data.length) ** 2;
  const source = audio!.createBufferSource();
  source.buffer = buffer;
  const filter = audio!.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = audio!.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio!.destination);
  source.start(start);
}
const SOUNDS = {
  turn(): void {
    tone(0, 660, 0.9, 0.16);
    tone(0.12, 990, 0.9, 0.16);
  },
  card(): void {
    rustle(0, 2600, 0.11, 0.16);
    rustle(0.07, 1500, 0.09, 0.1);
  },
  coins(): void {
    for (const [at, pitch] of [
      [0, 2637],
      [0.07, 3136],
      [0.15, 2793],
    ] as const) {
      tone(at, pitch, 0.22, 0.035);
      tone(at, pitch * 2.4, 0.12, 0.012);
    }
  },
  build(): void {
    for (const at of [0, 0.16]) {
      tone(at, 190, 0.13, 0.16, 70);
      rustle(at, 900, 0.05, 0.12);
    }
  },
};
export type Sound = keyof typeof SOUNDS;

export function play(...sounds: Sound[]): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const sound of sounds) SOUNDS[sound]();
  } catch {
    /* no sound device */
  }
}
