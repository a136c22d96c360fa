const headerLength = 6;
const entryLength = 16;

/** An .ico file with one picture: the format allows a PNG inside. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headerLength + entryLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, headerLength);
  head.writeUInt8(size, headerLength + 1);
  head.writeUInt16LE(1, headerLength + 4);
  head.writeUInt16LE(32, headerLength + 6);
  head.writeUInt32LE(png.length, headerLength + 8);
  head.writeUInt32LE(head.length, headerLength + 12);
  return Buffer.concat([head, png]);
}
