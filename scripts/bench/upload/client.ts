import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { request } from 'node:http';
import { Readable } from 'node:stream';

const FIELDS = {
  title: 'Two-bedroom flat in Dharampeth',
  description: 'Bright and quiet.',
  price: '4500000',
  category: 'Residential',
  type: 'sale',
  address: 'Dharampeth, Nagpur 440010',
  area: '900',
};

/** A new member's bearer token. */
export async function signUp(url: string): Promise<string> {
  const person = { name: 'Bench', email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await post('/api/user/register', { ...person, role: 'seller' });
  if (!made.ok) throw new Error(`register: ${made.status} ${await made.text()}`);
  const signedIn = await post('/api/user/login', person);
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`login: ${signedIn.status}`);
  return token;
}

async function* form(paths: readonly string[], boundary: string): AsyncGenerator<Buffer | string> {
  for (const [name, value] of Object.entries(FIELDS))
    yield `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  for (const [n, path] of paths.entries()) {
    yield `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="${n}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    yield* createReadStream(path) as AsyncIterable<Buffer>;
    yield '\r\n';
  }
  yield `--${boundary}--\r\n`;
}

export type Uploaded = { sendMs: number; replyMs: number; id: string };

/** Creates a listing with these pictures. `replyMs` is the time from the last byte sent to the end of the reply. */
export function upload(url: string, token: string, paths: readonly string[]): Promise<Uploaded> {
  const boundary = randomUUID();
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let sent = began;
    const outgoing = request(
      `${url}/api/property`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      },
      async (reply) => {
        let text = '';
        for await (const chunk of reply) text += chunk;
        if (reply.statusCode !== 201) return reject(new Error(`${reply.statusCode} ${text}`));
        const ended = performance.now();
        const { data } = JSON.parse(text) as { data: { _id: string } };
        resolve({ sendMs: sent - began, replyMs: ended - sent, id: data._id });
      },
    );
    outgoing.once('finish', () => {
      sent = performance.now();
    });
    outgoing.once('error', reject);
    Readable.from(form(paths, boundary)).pipe(outgoing);
  });
}
