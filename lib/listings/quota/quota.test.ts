import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProperty } from '@/lib/listings/mutations';
import { env } from '@/lib/platform/env';
import { consume, resetLimit, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { RESERVE } from '@/lib/platform/objects/free-disk';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { form } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { MAX_LISTINGS } from './constants';
import { chargeUpload } from './mutations';

useTestDb();
afterEach(settleBackground);

const dir = mkdtempSync(join(tmpdir(), 'saptam-quota-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const path = join(dir, 'film');
writeFileSync(path, Buffer.alloc(20 * 1024 ** 2));
const film = { path };

beforeEach(() => {
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  resetLimiters();
});
afterEach(() => {
  jest.restoreAllMocks();
  resetLimiters();
});

const seller = async (isVerified: boolean) => testActor((await signedIn('seller', { isVerified })).id);

test('an account with an unconfirmed address stores a few files, and learns what to do', async () => {
  const actor = await seller(false);
  for (let i = 0; i < 7; i++) await chargeUpload(actor, [film]);
  await expect(chargeUpload(actor, [film])).rejects.toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('confirm your e-mail address'),
  });
  // once it is confirmed there is room
  await User.updateOne({ _id: actor.userId }, { isVerified: true });
  await chargeUpload(actor, [film]);
});

test('what was not stored after all is not counted, also when the address has no room left', async () => {
  const actor = await seller(false);
  for (let i = 0; i < 20; i++) await (await chargeUpload(actor, [film]))();
  const crowd = { ...actor, ip: '203.0.113.7' };
  for (let i = 0; i < 6; i++) await chargeUpload(crowd, [film]);
});

test('all accounts of one network address share its room', async () => {
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 0.01);
  resetLimiters();
  const people = await Promise.all([seller(true), seller(true), seller(true)]);
  const [a, b, c] = people.map((actor) => ({ ...actor, ip: '203.0.113.9' }));
  await chargeUpload(a!, [film]);
  await chargeUpload(b!, [film]);
  await chargeUpload(c!, [film]);
  await expect(chargeUpload({ ...(await seller(true)), ip: '203.0.113.9' }, [film])).rejects.toMatchObject({
    code: 'rate_limited',
  });
});

test('all accounts together fill no disk in a day; the office still stores', async () => {
  // what the tests before have stored
  await resetLimit('storedBytesAll', 'all');
  await consume('storedBytesAll', 'all', 49_990);
  const actor = { ...(await seller(true)), ip: '203.0.113.8' };
  await expect(chargeUpload(actor, [film])).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no room left'),
  });
  await resetLimit('storedBytesAll', 'all');
  await chargeUpload(actor, [film]);
  await consume('storedBytesAll', 'all', 49_970);
  const admin = { ...testActor((await signedIn('admin')).id), role: 'admin' as const };
  await chargeUpload(admin, [film]);
});

test('a disk that is nearly full takes no files, in words', async () => {
  // no disk has all of itself free
  jest.replaceProperty(RESERVE, 'bytes', Number.MAX_SAFE_INTEGER);
  jest.replaceProperty(RESERVE, 'share', 1);
  await expect(chargeUpload(await seller(true), [film])).rejects.toMatchObject({ code: 'unavailable' });
});

test('listings are counted, drafts included', async () => {
  const actor = await seller(false);
  const list = () => createProperty(actor, form({ status: 'draft' }), []);
  for (let i = 0; i < MAX_LISTINGS.unconfirmed; i++) await list();
  await expect(list()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('confirm your e-mail address'),
  });
  await User.updateOne({ _id: actor.userId }, { isVerified: true });
  await list();
});
