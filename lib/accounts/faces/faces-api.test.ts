import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { DELETE, PUT } from '@/app/api/user/face/route';
import { GET } from '@/app/face/[id]/route';
import { env } from '@/lib/platform/env';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { removeFace } from './mutations';

useTestDb();

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();

async function send({ browser }: Person, bytes: Uint8Array) {
  const body = new FormData();
  body.set('face', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }));
  return browser.call(PUT, '/api/user/face', { method: 'PUT', body });
}

const shown = (id: string) =>
  GET(new Request(`http://localhost:3000/face/${id}`), { params: Promise.resolve({ id }) });
const fileOf = (id: string) => join(env().DATA_DIR, 'faces', `${id}.jpg`);
const idOf = (reply: { json: Record<string, unknown> }) => String(reply.json.face).split('/').at(-1) ?? '';

test('a picture becomes a square that everybody may see; another one takes its place', async () => {
  const person = await signedIn('broker');
  const first = idOf(await send(person, await picture()));
  const reply = await shown(first);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { width, height, exif } = await sharp(await reply.arrayBuffer()).metadata();
  expect([width, height, exif]).toEqual([480, 480, undefined]);
  const second = idOf(await send(person, await picture(700, 1000)));
  expect(second).not.toBe(first);
  expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, true]);
  expect((await shown(first)).status).toBe(404);
});

test('what is no picture, or too small, is refused and changes nothing', async () => {
  const person = await signedIn('seller');
  const id = idOf(await send(person, await picture()));
  const bad = await send(person, Buffer.from('%PDF-1.7 not a picture'));
  expect([bad.status, bad.json.message]).toEqual([400, expect.stringMatching(/not a JPEG/)]);
  expect((await send(person, await picture(100, 100))).status).toBe(400);
  expect((await User.findById(person.id).lean())?.face).toBe(id);
});

test('it goes when its person removes it, and with the account', async () => {
  const [person, leaving] = [await signedIn('seller'), await signedIn('seller')];
  const [one, other] = [
    idOf(await send(person, await picture())),
    idOf(await send(leaving, await picture())),
  ];
  await person.browser.call(DELETE, '/api/user/face', { method: 'DELETE' });
  await removeFace(leaving.id);
  expect([existsSync(fileOf(one)), existsSync(fileOf(other))]).toEqual([false, false]);
  expect((await User.findById(person.id).lean())?.face).toBeUndefined();
});

test('an address that is no picture’s is not found', async () => {
  for (const id of ['f'.repeat(32), '../../etc/passwd', '']) expect((await shown(id)).status).toBe(404);
});
