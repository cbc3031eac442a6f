import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const dir = join(String(process.env.TEST_DIR), 'not-begun');

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return String(port);
}

test.each([
  ['SITE_URL', 'homes.example', 'write it like https://homes.example'],
  ['MONGODB_URI', 'localhost', 'write it like mongodb://host:27017/saptam'],
  // the driver would use the database `test`, in which two sites on one server would collide
  ['MONGODB_URI', 'mongodb+srv://user:word@cluster.example/?w=majority', 'mongodb://host:27017/saptam'],
  ['SMTP_URL', 'mail.example', 'write it like smtp://user:password@host:587'],
  ['MEDIA_URL', 'https://bucket', 'write it like s3://key:secret@host/bucket?region=…'],
  ['CLOUDINARY_URL', 'cloud', 'write it like cloudinary://key:secret@cloud'],
  ['CLAMD_URL', '127.0.0.1', 'write it like unix:/path or tcp://host:port'],
  ['IMAP_URL', 'mail', 'write it like imaps://user:password@host/Folder'],
  ['CACHE_MB', 'much', 'CACHE_MB'],
  ['DATA_DIR', join(process.execPath, 'data'), 'name a folder that you may write to'],
  ['PORT', '99999', 'use a number from 1 to 65535'],
])('ends npm start with one line for %s=%s before a part starts', async (name, value, words) => {
  const env = { ...process.env, PORT: await freePort(), MONGODB_URI: '', DATA_DIR: dir, [name]: value };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], { env, encoding: 'utf8' });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(name)]]);
  expect(stderr).toContain(words);
  expect(existsSync(dir)).toBe(false);
});
