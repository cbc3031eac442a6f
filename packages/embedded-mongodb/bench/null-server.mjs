// The yardstick for reads: takes OP_MSG frames apart and answers each with the same reply, given in base64.
import { createServer } from 'node:net';

const canned = Buffer.from(process.argv[2], 'base64');

function answer(socket, bytes, at) {
  const flags = bytes.readUInt32LE(at + 16);
  const kind = bytes.readUInt8(at + 20);
  const length = bytes.readInt32LE(at + 21);
  if (flags !== 0 || kind !== 0 || length !== bytes.readInt32LE(at) - 21)
    throw new Error('not the expected frame');
  const reply = Buffer.from(canned);
  reply.writeInt32LE(bytes.readInt32LE(at + 4), 8);
  socket.write(reply);
}

const server = createServer((socket) => {
  let rest = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (bytes.length - at >= 4 && bytes.length - at >= bytes.readInt32LE(at)) {
      answer(socket, bytes, at);
      at += bytes.readInt32LE(at);
    }
    rest = bytes.subarray(at);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
