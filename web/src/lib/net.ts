/** HTTP to the server: one function that either answers with JSON or throws a sentence. */
import { language, say } from "./language.svelte";

export class Refused extends Error {
  code: string;
  status: number;
  constructor(code: string, sentence: string, status: number) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}

export async function api<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch("/api" + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", say("offline"), 0);
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    const d = data as { code?: string; sentence?: string } | null;
    throw new Refused(
      d?.code ?? "error",
      d?.sentence ?? say("server-answered", { status: String(answer.status) }),
      answer.status,
    );
  }
  return data as T;
}

export async function download(path: string, secret: string | null, filename: string): Promise<void> {
  const answer = await fetch("/api" + path, {
    headers: { "Accept-Language": language(), ...(secret ? { Authorization: `Bearer ${secret}` } : {}) },
  });
  if (!answer.ok) throw new Refused("error", say("file-not-fetched"), answer.status);
  saveBlob(await answer.blob(), filename);
}
export function saveBlob(blob: Blob, filename: string): void {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = filename;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 5000);
}
