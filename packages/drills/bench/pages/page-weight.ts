import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';

export type Weight = { html: number; payload: number; elements: number };

const PAYLOAD = /<script[^>]*>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g;

/** Bytes of a page, and of what React gets of it once more; its elements. */
export function weigh(html: string): Weight {
  let payload = 0;
  for (const [, pushed = ''] of html.matchAll(PAYLOAD)) payload += Buffer.byteLength(pushed);
  const elements =
    html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z][a-z0-9]*[\s>]/gi)?.length ?? 0;
  return { html: Buffer.byteLength(html), payload, elements };
}

export type Coding = { name: string; milliseconds: number; bytes: number };

/** Processor time of one compression of the page in this thread, and what is left of it, by coding and level. */
export function weighCodings(html: string, rounds: number): Coding[] {
  const body = Buffer.from(html);
  const brotli = (quality: number) => () =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
  const ways: [string, () => Buffer][] = [
    ...[1, 2, 3, 5, 6].map((level): [string, () => Buffer] => [
      `gzip ${level}`,
      () => gzipSync(body, { level }),
    ]),
    ...[0, 1, 2, 3, 4, 5, 9].map((quality): [string, () => Buffer] => [`br ${quality}`, brotli(quality)]),
  ];
  return ways.map(([name, compress]) => {
    let bytes = 0;
    for (let i = 0; i < 3; i++) bytes = compress().length;
    const started = process.cpuUsage();
    for (let i = 0; i < rounds; i++) compress();
    const { user, system } = process.cpuUsage(started);
    return { name, bytes, milliseconds: (user + system) / 1000 / rounds };
  });
}

/** The same as a stream that is flushed after each piece, as a page is that is not cached. */
export async function streamed(html: string, level: number, rounds: number): Promise<Coding> {
  const pieces = html.match(/[\s\S]{1,16384}/g) ?? [];
  let bytes = 0;
  const once = async () => {
    bytes = 0;
    const gzip = createGzip({ level, flush: constants.Z_SYNC_FLUSH });
    gzip.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    const ended = new Promise((resolve) => gzip.once('end', resolve));
    for (const piece of pieces) gzip.write(piece);
    gzip.end();
    await ended;
  };
  await once();
  const started = process.cpuUsage();
  for (let i = 0; i < rounds; i++) await once();
  const { user, system } = process.cpuUsage(started);
  return { name: `gzip ${level}, streamed`, bytes, milliseconds: (user + system) / 1000 / rounds };
}
