import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BSON } from 'bson';
import { frame, median, startServer, temporaryDirectory, throughput } from './support.mjs';

const makeDocument = (_id) => ({
  _id,
  title: 'A home',
  price: 4_500_000,
  city: 'Nagpur',
  text: 'x'.repeat(200),
});

const MARK = 0x1a2b3c4d;
const markBytes = Buffer.alloc(4);
markBytes.writeInt32LE(MARK);

/** Writes a document and flushes it, again and again: the least that "durable" can cost on this disk. */
function bareLoop(dir, milliseconds, ahead) {
  const bytes = BSON.serialize(makeDocument(1));
  const path = join(dir, 'bare');
  const fd = openSync(path, 'w');
  if (ahead) {
    writeSync(fd, Buffer.alloc(64 * 1024 * 1024));
    fdatasyncSync(fd);
  }
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    writeSync(fd, bytes, 0, bytes.length, done * bytes.length);
    fdatasyncSync(fd);
    done += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  closeSync(fd);
  rmSync(path);
  return done / seconds;
}

/** Acknowledged inserts, one writer and 32, beside the bare loop. */
export async function durableInsert({ quick }) {
  const [rounds, ms] = quick ? [3, 400] : [7, 1500];
  const dir = temporaryDirectory();
  const server = await startServer();
  // one frame, copied with another _id each time: encoding by the client would be measured as the server's time
  const template = frame({ insert: 'homes', documents: [makeDocument(MARK)] });
  const at = template.indexOf(markBytes);
  let id = 0;
  const next = () => {
    const bytes = Buffer.from(template);
    id += 1;
    bytes.writeInt32LE(id, at);
    return bytes;
  };
  const seen = { bare: [], ahead: [], one: [], many: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const result = {
      bare: bareLoop(dir, ms, false),
      one: await throughput(server.port, 1, ms, next),
      ahead: bareLoop(dir, ms, true),
      many: await throughput(server.port, 32, ms, next),
    };
    if (round > 0) for (const [name, value] of Object.entries(result)) seen[name].push(value);
  }
  await server.stop();
  rmSync(dir, { recursive: true });
  const [bare, ahead, one, many] = ['bare', 'ahead', 'one', 'many'].map((name) => median(seen[name]));
  const row = (name, ours, theirs, aim) => ({
    name,
    seen: `${Math.round(ours)}/s beside ${Math.round(theirs)}/s`,
    ratio: ours / theirs,
    ...(aim === undefined ? { aim: 'none' } : { aim: `>= ${aim}`, reached: ours / theirs >= aim }),
  });
  return [
    row('durable inserts, 1 writer', one, bare, 0.8),
    row('durable inserts, 32 writers', many, bare, 8),
    row('1 writer beside a preallocated file', one, ahead),
    row('32 writers beside a preallocated file', many, ahead),
  ];
}
