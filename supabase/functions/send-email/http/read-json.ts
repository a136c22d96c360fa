import { MAX_BODY_BYTES } from '../../_shared/contract.ts';
import { withDeadline } from '../deadline.ts';
import { Refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Prevents slow requests from keeping connections open. */
const DEADLINE_MS = 10_000;

/** Reads a JSON body. Throws a `Refusal` if it is too large, too slow or invalid. */
export async function readJson(
  request: Request,
  deadlineMs = DEADLINE_MS,
): Promise<{ text: string; value: unknown }> {
  const bytes = await readBytes(request, deadlineMs);
  try {
    const text = utf8.decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Refusal('bad_json');
  }
}

async function readBytes({ body }: Request, deadlineMs: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  try {
    return await withDeadline(deadlineMs, readChunks(reader), new Refusal('body_too_slow'));
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error instanceof Refusal ? error : new Refusal('bad_json');
  }
}

/** Counts the bytes while reading, because a request need not state the length of its body. */
async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, size);
    if (size + value.byteLength > MAX_BODY_BYTES) throw new Refusal('body_too_large');
    bytes.set(value, size);
    size += value.byteLength;
  }
}
