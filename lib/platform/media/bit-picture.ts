import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length, type, data, and a checksum of the last two (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

/**
 * A square picture in black and white as a PNG of one bit a point: a QR code takes 350 bytes, as a path of an SVG 2.4 KB.
 * `isDark` says it of each point.
 */
export function bitPicture(side: number, isDark: (x: number, y: number) => boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // depth 1, grey; compression, filter and interlace have one value that means "as usual"
  header[8] = 1;
  const rowBytes = 1 + Math.ceil(side / 8);
  const rows = Buffer.alloc(side * rowBytes);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = y * rowBytes + 1 + (x >> 3);
      if (!isDark(x, y)) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
