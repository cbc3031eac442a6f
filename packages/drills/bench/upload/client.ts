import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json() as Promise<Record<string, unknown>>;
}

/** Opens an account and returns its API token. */
export async function signUp(site: string): Promise<string> {
  const email = `bench-${randomBytes(4).toString('hex')}@people.example`;
  const password = 'mango-orchard-42';
  await post(`${site}/api/user/register`, { name: 'Bench', email, password, role: 'seller' });
  return String((await post(`${site}/api/user/login`, { email, password })).token);
}

const FIELDS = {
  title: 'A flat for the bench',
  description: 'Photographs only',
  price: '4500000',
  category: 'Residential',
  type: 'sale',
  address: 'Dharampeth, Nagpur 440010',
  area: '1600',
  status: 'draft',
};

/** Sends a listing with these photographs; `replyMs` is what passes from the last byte of the request to the reply's end. */
export async function upload(
  site: string,
  token: string,
  paths: readonly string[],
): Promise<{ replyMs: number }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) form.set(name, value);
  for (const [i, path] of paths.entries())
    form.append('images', new File([await readFile(path)], `${i}.jpg`));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    const outgoing = request(
      `${site}/api/property`,
      { method: 'POST', headers, agent: false },
      async (reply) => {
        const text = Buffer.concat(await reply.toArray()).toString();
        if (reply.statusCode !== 201) reject(new Error(`an upload got ${reply.statusCode}: ${text}`));
        else resolve({ replyMs: performance.now() - sentAt });
      },
    );
    outgoing.on('finish', () => {
      sentAt = performance.now();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
