/** Requests: one function that either answers with JSON or throws a sentence. */
import { language, say, spoken } from "./language.svelte";
import { transport, type Answer } from "./transport";

export class Refused extends Error {
  code: string;
  status: number;
  constructor(code: string, sentence: string, status: number) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}

async function asked(method: string, path: string, body?: unknown, secret?: string | null): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  try {
    return await transport.ask(method, path, headers, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    await spoken();
    throw new Refused("offline", say("offline"), 0);
  }
}
export async function api<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const answer = await asked(method, path, body, secret);
  let data: unknown = null;
  try {
    data = answer.text ? JSON.parse(answer.text) : null;
  } catch {
    data = null;
  }
  if (answer.status >= 400) {
    await spoken();
    const d = data as { code?: string; sentence?: string } | null;
    throw new Refused(
      d?.code ?? "error",
      d?.sentence ??
        (d?.code === "page_failed" ? say("page-failed") : say("server-answered", { status: String(answer.status) })),
      answer.status,
    );
  }
  return data as T;
}

export async function download(path: string, secret: string | null, filename: string): Promise<void> {
  const answer = await asked("GET", path, undefined, secret);
  if (answer.status >= 400) throw new Refused("error", say("file-not-fetched"), answer.status);
  saveBlob(new Blob([answer.text], { type: answer.type }), filename);
}
export function saveBlob(blob: Blob, filename: string): void {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = filename;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 5000);
}
