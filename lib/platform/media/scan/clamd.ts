import 'server-only';
import { connect, type NetConnectOpts } from 'node:net';

/** Time without data after which the scanner counts as unavailable. */
const SILENCE_MS = 30_000;
/** Maximum length of its reply, one line with the finding's name. */
const MAX_REPLY = 4096;

/** Parses `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. */
function addressOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length).replace(/^\/\/(?=\/)/, '') };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}

/** Adds the length in front of a chunk, big-endian. A length of zero ends the stream (clamd(8), INSTREAM). */
function sized(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}

/**
 * Sends content to a ClamAV daemon. Returns the finding's name, or undefined without any. Throws if it gives no verdict (unavailable, silent, out of memory,
 * more than its StreamMaxLength).
 */
export function askClamd(url: string, content: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(addressOf(url));
    let reply = '';
    const fail = (why: string | Error) => {
      socket.destroy();
      reject(new Error('The virus scanner gave no verdict', { cause: why }));
    };
    socket.setTimeout(SILENCE_MS, () => fail('it was silent'));
    socket.on('error', fail);
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString('latin1');
      if (reply.length > MAX_REPLY) fail('its reply is too long');
    });
    socket.on('close', () => {
      const result = reply.replace(/\0[\s\S]*$/, '').trim();
      if (result === 'stream: OK') return resolve(undefined);
      const found = result.match(/^stream: (.+) FOUND$/)?.[1];
      if (found) resolve(found);
      else fail(result || 'it hung up');
    });
    const send = async () => {
      const write = (bytes: Uint8Array) =>
        new Promise<void>((done) => {
          // the scanner can reply and close the connection early; `close` has its verdict
          if (socket.destroyed) done();
          else socket.write(bytes, () => done());
        });
      await write(Buffer.from('zINSTREAM\0'));
      for await (const chunk of content) if (chunk.length > 0) await write(sized(chunk));
      await write(sized(Buffer.alloc(0)));
    };
    send().catch(fail);
  });
}
