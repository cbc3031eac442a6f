import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET } from '@/app/api/property/prints/route';
import { createProperty } from '@/lib/listings/mutations';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { ZipReader } from '@/lib/platform/tabular/zip-file';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, uploaded } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

let made = 0;

/** Each in another house: the same home is listed once. */
async function listed({ id }: Person) {
  made += 1;
  const more = { area: `${1000 + made * 50}`, address: `${made} Temple Road, Dharampeth, Nagpur 440010` };
  const mediaOrder = await uploaded(testActor(id), 1);
  return (await createProperty(testActor(id), form(more), [], { mediaOrder })).property;
}

const ask = ({ browser }: Person, ids: readonly string[], more = '') =>
  browser.call(GET, `/api/property/prints?ids=${ids.join(',')}${more}`);

async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const path = join(env().DATA_DIR, 'prints.zip');
  writeFileSync(path, bytes);
  const zip = await ZipReader.open(path);
  const files = new Map<string, Buffer>();
  for (const name of zip.entries.keys()) {
    const chunks: Buffer[] = [];
    for await (const chunk of zip.bytes(name)) chunks.push(chunk);
    files.set(name, Buffer.concat(chunks));
  }
  return files;
}

test('ten cards in one ZIP, each under its code, in the order in which they were chosen', async () => {
  const broker = await signedIn('broker');
  const codes: string[] = [];
  const ids: string[] = [];
  for (let i = 0; i < 10; i++) {
    const { _id, propertyCode } = await listed(broker);
    ids.unshift(_id);
    codes.unshift(propertyCode ?? '');
  }
  const reply = await ask(broker, ids, '&kind=card-a5');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await unpacked(reply.bytes);
  expect([...files.keys()]).toEqual(codes.map((code) => `${code}-card-a5.pdf`));
  for (const bytes of files.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is another’s, unknown or not public is left out; nothing at all is not found', async () => {
  const [broker, other] = [await signedIn('broker'), await signedIn('broker')];
  const [own, draft, foreign] = [await listed(broker), await listed(broker), await listed(other)];
  await Property.updateOne({ _id: draft._id }, { status: 'draft' });
  const ids = [own._id, draft._id, foreign._id, 'f'.repeat(24)];
  const files = await unpacked((await ask(broker, ids, '&kind=status&lang=mr')).bytes);
  expect([...files.keys()]).toEqual([`${own.propertyCode}-status.jpg`]);
  expect((await ask(broker, [foreign._id])).status).toBe(404);
  expect((await ask(broker, [])).status).toBe(400);
  expect((await ask(broker, ['x'])).status).toBe(400);
  const many = Array.from({ length: 21 }, (_, i) => i.toString(16).padStart(24, '0'));
  expect(await ask(broker, many)).toMatchObject({
    status: 400,
    text: expect.stringMatching(/at most 20 listings/),
  });
});
