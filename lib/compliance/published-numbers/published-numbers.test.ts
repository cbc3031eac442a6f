import sharp from 'sharp';
import { archivePrint } from '@/lib/compliance/adverts/mutations';
import { createProperty } from '@/lib/listings/mutations';
import { maharera } from '@/lib/listings/publish-gate/rules';
import { getOffer } from '@/lib/prints/files/data';
import { listingPicture } from '@/lib/prints/pictures/loaders';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { certificatesOf } from '@/test/certificates';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, noise } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { drawCode, listPublishedNumbers, readCode } from './data';
import { checkPublishedNumbers } from './mutations';
import { checkProject } from './rules';

useTestDb();
beforeEach(clearTestDb);

const NUMBER = 'P50500012345';

async function listed(more: Record<string, unknown> = {}) {
  const owner = testActor((await signedIn('seller')).id);
  const facts = { possession: 'under-construction', reraNumber: NUMBER, ...more };
  return (await createProperty(owner, form(facts), [await noise()])).property._id;
}

test('a reader of the code in a published picture is led to the number of the advert', async () => {
  const offer = await getOffer(await listed());
  if (!offer) throw new Error('the listing is not public');
  const { jpeg, boxes } = await listingPicture(offer);
  const code = boxes.find(({ what }) => what === 'rera-code');
  if (!code) throw new Error('the picture has no code');
  const { x: left, y: top, width, height } = code;
  expect(await readCode(await sharp(jpeg).extract({ left, top, width, height }).png().toBuffer())).toBe(
    maharera(NUMBER),
  );
});

test('the code in the newest picture to send is read from the archived file itself', async () => {
  const other = await getOffer(await listed({ reraNumber: 'P50500099999', floor: '3' }));
  const offer = await getOffer(await listed());
  if (!offer || !other) throw new Error('a listing is not public');
  const problemAfter = async (version: string, bytes: Buffer) => {
    await archivePrint({ offer, kind: 'picture', version, bytes, type: 'image/jpeg' });
    await checkPublishedNumbers();
    return (await listPublishedNumbers()).find(({ number }) => number === NUMBER)?.problem;
  };
  expect(await problemAfter('1', (await listingPicture(offer)).jpeg)).toBe('');
  expect(await problemAfter('2', (await listingPicture(other)).jpeg)).toBe(
    'Picture to send: Its QR code leads to P50500099999',
  );
  const blank = sharp({ create: { width: 1080, height: 1350, channels: 3, background: '#fff' } });
  expect(await problemAfter('3', await blank.jpeg().toBuffer())).toBe(
    'Picture to send: Its QR code cannot be read',
  );
});

test('each published number is checked and listed with the day; one that is gone is forgotten', async () => {
  const [first] = [await listed(), await listed({ floor: '2' })];
  const hidden = await listed({ reraNumber: 'P50500099999' });
  await Property.updateOne({ _id: hidden }, { status: 'draft' });
  const now = new Date('2026-11-26T20:00:00Z');
  await checkPublishedNumbers(now);
  const project = (await listPublishedNumbers()).filter(({ kind }) => kind === 'project');
  expect(project).toEqual([
    {
      kind: 'project',
      number: NUMBER,
      places: 2,
      example: expect.any(String),
      isWellFormed: true,
      codeLeadsTo: NUMBER,
      problem: '',
      checkedAt: now.toISOString(),
    },
  ]);
  await Property.updateMany({}, { $set: { reraNumber: 'P505' } });
  await Property.updateOne({ _id: first }, { $set: { reraNumber: 'PR1234567890123' } });
  expect(await checkPublishedNumbers(new Date('2026-11-27T20:00:00Z'))).toBe(1);
  const after = (await listPublishedNumbers()).filter(({ kind }) => kind === 'project');
  expect(after.map(({ number, problem }) => [number, problem])).toEqual([
    ['P505', 'A MahaRERA project number is P and 11 digits, or PR and 13 digits'],
    ['PR1234567890123', ''],
  ]);
});

test('a code that leads elsewhere, or that cannot be read, is a problem', async () => {
  const citySlugs = ['nagpur'];
  const other = await readCode(await drawCode(maharera('P50500099999')));
  expect(checkProject({ number: NUMBER, citySlugs, code: other }).problem).toBe(
    'Its QR code leads to P50500099999',
  );
  const shop = await readCode(await drawCode('https://shop.example/?project_name=P50500012345'));
  expect(checkProject({ number: NUMBER, citySlugs, code: shop })).toMatchObject({
    codeLeadsTo: '',
    problem: 'Its QR code leads to another page',
  });
  const blank = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(checkProject({ number: NUMBER, citySlugs, code: await readCode(blank) }).problem).toBe(
    'Its QR code cannot be read',
  );
});

test('an agent number is compared with the certificate that was entered', async () => {
  const [admin, broker] = [await signedIn('admin'), await signedIn('broker')];
  await certificatesOf(admin.browser).save(broker.id, '2099-01-01', { number: 'A50500054321' });
  await checkPublishedNumbers();
  const found = (await listPublishedNumbers()).find(({ number }) => number === 'A50500012345');
  expect(found).toMatchObject({
    kind: 'agent',
    isWellFormed: true,
    codeLeadsTo: null,
    problem: 'The certificate that was entered says A50500054321',
  });
});
