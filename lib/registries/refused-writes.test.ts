import nodeFs, { readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { inspect } from 'node:util';
import sharp from 'sharp';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import type { MailHtml } from '@/lib/platform/mail/html';
import { mailJob, postMail } from '@/lib/platform/mail/queue';
import { useTestDb } from '@/test/db';
import { allHandlers } from '@/test/handlers';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';

useTestDb();
afterEach(() => jest.restoreAllMocks());

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();
const bytes = (text: string) => async () => Buffer.from(text);

type Sent = { field: string; make: () => Promise<Buffer>; fields?: Record<string, string> };
const UPLOADS: Record<string, Sent> = {
  'PUT /api/user/face': { field: 'face', make: photo },
  'POST /api/property/images': { field: 'images', make: photo },
  'POST /api/user/documents': {
    field: 'file',
    make: bytes('%PDF-1.7\n%%EOF\n'),
    fields: { type: 'pan' },
  },
  'POST /api/property/import': {
    field: 'file',
    make: bytes(
      'Title,Listing type,Property type,Price,Area,Locality,City\nOne,Sale,Flat,45 L,900,Besa,Nagpur\n',
    ),
    fields: { kind: 'own-listings' },
  },
};

const readOnly = () =>
  Promise.reject(Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' }));
const LOCKED = 'Files cannot be stored at the moment. Please try again later';

const DISKS: Record<string, { begin: () => void; words: string }> = {
  'a read-only disk': {
    begin: () => void jest.spyOn(fs, 'mkdtemp').mockImplementation(readOnly),
    words: LOCKED,
  },
  'a read-only folder beside the temporary one': {
    begin() {
      for (const name of ['rename', 'copyFile', 'writeFile'] as const)
        jest.spyOn(fs, name).mockImplementation(readOnly);
    },
    words: LOCKED,
  },
  'a full disk': {
    begin() {
      const { createWriteStream } = nodeFs;
      jest.spyOn(nodeFs, 'createWriteStream').mockImplementation(() => createWriteStream('/dev/full'));
    },
    words: 'There’s no space left for files. Please try again later',
  },
};

/** Imports go into the database. */
const TRIES = Object.keys(UPLOADS).flatMap((call) =>
  Object.keys(DISKS)
    .filter((disk) => !(call.endsWith('/import') && disk.includes('beside')))
    .map((disk) => [call, disk] as const),
);

const files = () =>
  readdirSync(env().DATA_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => !path.includes('/audit/'))
    .sort();

test.each(TRIES)('refuses %s on %s in words, logs it once, and leaves nothing', async (name, disk) => {
  const { field, make, fields = {} } = UPLOADS[name]!;
  const { browser } = await signedIn('seller');
  const { handler, method } = (await allHandlers([name])).find((found) => found.name === name)!;
  const send = async () => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    body.set(field, new Blob([new Uint8Array(await make())]), 'list.csv');
    return browser.call(handler, '/x', { method, body });
  };
  const before = files();
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  DISKS[disk]!.begin();
  const refused = await send();
  expect([refused.status, refused.json.message]).toEqual([503, DISKS[disk]!.words]);
  expect(refused.headers.get('retry-after')).toBe('300');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(inspect(logged.mock.calls, { depth: 6 })).toMatch(/EROFS|ENOSPC/);
  jest.restoreAllMocks();
  expect(files()).toEqual(before);
  expect((await send()).status).toBeLessThan(300);
  await settleBackground();
});

test('queues an email in the database if the disk refuses its file', async () => {
  const [to, minutes] = ['asha@waits.example', 60_000];
  jest.spyOn(fs, 'writeFile').mockImplementation(readOnly);
  await postMail({ to, subject: 'Hello', text: 'Hello', html: '' as MailHtml });
  jest.restoreAllMocks();
  expect(await mailsTo(to)).toEqual([]);
  await mailJob.runDue(new Date(Date.now() + 2 * minutes));
  expect(await mailsTo(to)).toEqual([expect.objectContaining({ subject: 'Hello' })]);
});
