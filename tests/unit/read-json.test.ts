import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../../supabase/functions/_shared/contract.ts';
import { readJson } from '../../supabase/functions/send-email/http/read-json.ts';

const encoder = new TextEncoder();

test('a body in chunks is read, even if a chunk ends inside a character', async () => {
  const text = '{"name":"Łukasz 🚀"}';
  const bytes = encoder.encode(text);
  const { stream } = source([...bytes].map((byte) => Uint8Array.of(byte)));
  const read = await readJson(send(stream));
  expect(read.value).toEqual({ name: 'Łukasz 🚀' });
  expect(read.text).toBe(text);
});

test.each(['', '{', 'undefined', '\u0000'])('the body "%s" is refused', async (text) => {
  await expect(readJson(send(text))).rejects.toMatchObject({ code: 'bad_json', status: 400 });
});

test('a body that is not UTF-8 is refused', async () => {
  const bytes = Uint8Array.of(0x22, 0xff, 0xfe, 0x22);
  await expect(readJson(send(bytes))).rejects.toMatchObject({ code: 'bad_json' });
});

test('a body of 32 KiB is read, and one byte more is refused', async () => {
  const full = '1'.padEnd(MAX_BODY_BYTES);
  expect((await readJson(send(full))).value).toBe(1);
  await expect(readJson(send(`${full} `))).rejects.toMatchObject({
    code: 'body_too_large',
    status: 413,
  });
});

test('an endless body is read only up to the limit', async () => {
  const { stream, state } = source();
  await expect(readJson(send(stream))).rejects.toMatchObject({ code: 'body_too_large' });
  expect(state.bytes).toBeLessThan(MAX_BODY_BYTES * 2);
  expect(state.isCancelled).toBe(true);
});

test('a body that does not end in time is refused, even if data keeps coming', async () => {
  const { stream, state } = source([encoder.encode('{"name":')], 'hang');
  await expect(readJson(send(stream), 50)).rejects.toMatchObject({
    code: 'body_too_slow',
    status: 400,
  });
  expect(state.isCancelled).toBe(true);
});

test('a body that breaks off is refused as invalid JSON', async () => {
  const { stream } = source([encoder.encode('{}')], 'break');
  await expect(readJson(send(stream))).rejects.toMatchObject({ code: 'bad_json' });
});

/** Streams these chunks, and then ends, hangs or breaks. Without chunks, it never ends. */
function source(pieces?: readonly Uint8Array[], then: 'end' | 'hang' | 'break' = 'end') {
  const state = { bytes: 0, isCancelled: false };
  const rest = [...(pieces ?? [])];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces ? rest.shift() : new Uint8Array(1024).fill(0x20);
      if (piece) {
        state.bytes += piece.length;
        controller.enqueue(piece);
        return undefined;
      }
      if (then === 'hang') return new Promise<void>(() => {});
      if (then === 'break') controller.error(new Error('broken off'));
      else controller.close();
      return undefined;
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { stream, state };
}

function send(body: string | Uint8Array | ReadableStream): Request {
  return new Request('https://project.example/send-email', {
    method: 'POST',
    body: body as BodyInit,
    // Node requires this option for a body that is a stream.
    ...{ duplex: 'half' },
  });
}
