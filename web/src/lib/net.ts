/** HTTP to the server: one function that either answers with JSON or throws a sentence. */
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
  const headers: Record<string, string> = {};
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
    throw new Refused("offline", "The server cannot be reached just now; please try again in a moment.", 0);
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
      d?.sentence ?? `The server answered ${answer.status}; please try again.`,
      answer.status,
    );
  }
  return data as T;
}

export async function download(path: string, secret: string | null, filename: string): Promise<void> {
  const answer = await fetch("/api" + path, { headers: secret ? { Authorization: `Bearer ${secret}` } : {} });
  if (!answer.ok) throw new Refused("error", "The file could not be fetched; please try again.", answer.status);
  saveBlob(await answer.blob(), filename);
}
export function saveBlob(blob: Blob, filename: string): void {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = filename;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 5000);
}
