/** QR codes by camera: with the browser's own detector where it has one for them, otherwise with one that is loaded now. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface Native {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}
const FORMAT = "qr_code";
const PAUSE = 120; // milliseconds between two looks: phones stay cool
const SHARP = { width: { ideal: 1280 }, height: { ideal: 720 } }; // a fine code needs pixels

/** Browsers offer cameras only to pages that came over https. */
export const hasCamera = (): boolean => !!navigator.mediaDevices?.getUserMedia;

async function detector(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector;
  const formats: string[] = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && formats.includes(FORMAT)) return new native({ formats: [FORMAT] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: [FORMAT] });
}

/** The back camera's picture; `stop` ends it. Throws where there is none, or where it is not allowed. */
export async function openCamera(video: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", ...SHARP } });
  video.srcObject = stream;
  await video.play();
  return () => stream.getTracks().forEach((track) => track.stop());
}

/** Look until a QR code is seen: its text; null when that is no longer wanted. */
export async function seenCode(video: HTMLVideoElement, wanted: () => boolean): Promise<string | null> {
  const found = await detector();
  while (wanted()) {
    // a picture that can't be read now is followed by the next one
    const codes = video.videoWidth ? await found.detect(video).catch(() => []) : [];
    if (codes[0]?.rawValue) return codes[0].rawValue;
    await new Promise((next) => setTimeout(next, PAUSE));
  }
  return null;
}
