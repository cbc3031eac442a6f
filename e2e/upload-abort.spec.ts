import { readdirSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { demoSignIn, expect, test } from './support/fixtures';

const DATA = join(process.cwd(), '.data/e2e');
const list = (folder: string): string[] => {
  try {
    return readdirSync(join(DATA, folder));
  } catch {
    return [];
  }
};
const uploads = () => list('tmp').filter((name) => name.startsWith('upload-'));

const PART = [
  '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nBroken off\r\n',
  '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
].join('');

/** The first half of an upload on a socket of our own, through the edge cache and Next to the handler. */
function begin(address: string, token: string): ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
  const outgoing = httpRequest(new URL('/api/property', address), { method: 'POST', headers });
  outgoing.on('error', () => undefined);
  outgoing.write(PART);
  for (let megabyte = 0; megabyte < 3; megabyte++) outgoing.write(Buffer.alloc(1_000_000, 65));
  return outgoing;
}

test('a phone that goes away in the middle of an upload leaves nothing behind', async ({
  request,
  baseURL,
}) => {
  const { token } = await (await request.post('/api/user/login', { data: demoSignIn('broker') })).json();
  const before = uploads();
  const mine = () => uploads().filter((name) => !before.includes(name));
  const aborted = [begin(baseURL ?? '', token), begin(baseURL ?? '', token)];
  await expect.poll(() => mine().length).toBeGreaterThanOrEqual(2);
  for (const request of aborted) request.destroy();
  await expect.poll(() => mine()).toEqual([]);
  const reply = await request.get('/api/property?q=Broken+off');
  expect((await reply.json()).total).toBe(0);
});
