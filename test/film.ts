/** A box of an MP4 file (ISO/IEC 14496-12, 4.2). */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

type Film = { kind?: string; codec?: string; samples?: number; sampleBytes?: number; padding?: number };

/** A film's skeleton, with everything that a player needs except pictures. */
export function mp4({
  kind = 'vide',
  codec = 'avc1',
  samples = 10,
  sampleBytes = 500,
  padding = 0,
}: Film = {}) {
  const tables = box(
    'stbl',
    box('stsd', numbers(0, 1), box(codec, Buffer.alloc(78))),
    box('stsz', numbers(0, 0, samples), numbers(...Array<number>(samples).fill(sampleBytes))),
  );
  const track = box(
    'trak',
    box('mdia', box('hdlr', numbers(0, 0), kind, Buffer.alloc(13)), box('minf', tables)),
  );
  return Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isommp42'),
    box('moov', box('mvhd', Buffer.alloc(100)), track),
    box('mdat', Buffer.alloc(samples * sampleBytes + padding, 7)),
  ]);
}
