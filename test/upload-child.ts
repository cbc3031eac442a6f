/**
 * Measures an upload's memory in its own process. The server parses the form like the API and ingests the pictures; the client sends ten pictures of 20 MB in
 * one request, or as the arguments say (pictures, simultaneous requests, picture width). Prints the peak above the idle level in MB.
 */
import { createReadStream } from 'node:fs';
import { mkdir, stat, truncate } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { withPropertyUpload } from '@/lib/listings/upload/data';
import { env } from '@/lib/platform/env';
import { ingest } from '@/lib/platform/media/ingest';
import { createObjectMedia } from '@/lib/platform/media/object-media';
import { prepareImage } from '@/lib/platform/media/prepare-image';
import { createDiskObjects } from '@/lib/platform/objects/disk';

const [FILES = 10, REQUESTS = 1, WIDTH = 3600] = process.argv.slice(2).map(Number);
const BOUNDARY = 'boundary-of-the-test';
const FILE_BYTES = 20e6;

let idle = 0;
let peak = 0;
let receiving = 0;

const server = createServer(async (incoming, response) => {
  const body = Readable.toWeb(incoming) as unknown as BodyInit;
  const headers = incoming.headers as Record<string, string>;
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const stored = await withPropertyUpload(new Request('http://x/', init), async ({ files }) => {
    receiving ||= peak - idle;
    return (await ingest(files, createObjectMedia(createDiskObjects(env().DATA_DIR)))).images.length;
  });
  response.end(String(stored));
});

/** A photo padded with zeros to 20 MB, which cost the decoder no time. It is on disk, so that the client doesn't hold it in memory. */
async function makePhoto(): Promise<string> {
  const path = join(env().DATA_DIR, 'noise.jpg');
  await mkdir(env().DATA_DIR, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const picture = sharp({
    create: { width: WIDTH, height: WIDTH * 0.75, channels: 3, background: '#fff', noise },
  });
  const { size } = await picture.jpeg({ quality: 80, chromaSubsampling: '4:4:4' }).toFile(path);
  if (size < FILE_BYTES) await truncate(path, FILE_BYTES);
  return path;
}

async function* form(path: string): AsyncGenerator<Buffer> {
  for (let n = 0; n < FILES; n++) {
    yield Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="images"; filename="${n}.jpg"\r\n\r\n`,
    );
    yield* createReadStream(path) as AsyncIterable<Buffer>;
    // a number at the end makes each picture a different file
    yield Buffer.from(`${n}\r\n`);
  }
  yield Buffer.from(`--${BOUNDARY}--\r\n`);
}

async function send(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const outgoing = httpRequest({ port, method: 'POST', headers }, async (reply) => {
      let text = '';
      for await (const chunk of reply) text += chunk;
      resolve(text);
    });
    outgoing.on('error', reject);
    Readable.from(form(path)).pipe(outgoing);
  });
}

server.listen(0, async () => {
  const path = await makePhoto();
  const cold = process.memoryUsage().rss;
  // the first picture loads the codecs and fills the allocator's reserve
  await (await prepareImage(path)).dispose();
  idle = process.memoryUsage().rss;
  peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const { port } = server.address() as AddressInfo;
  const replies = await Promise.all(Array.from({ length: REQUESTS }, () => send(port, path)));
  clearInterval(watch);
  const fileMB = Math.round((await stat(path)).size / 1e6);
  const [coldMB, idleMB, receivingMB, peakMB] = [cold, idle, receiving, peak - idle].map((bytes) =>
    Math.round(bytes / 1e6),
  );
  console.info(
    JSON.stringify({
      stored: replies.reduce((sum, text) => sum + Number(text), 0),
      fileMB,
      coldMB,
      idleMB,
      receivingMB,
      peakMB,
    }),
  );
  process.exit(0);
});
