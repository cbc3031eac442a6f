import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GET as brochure } from '@/app/(public)/properties/[id]/brochure.pdf/route';
import { GET as document } from '@/app/api/admin/adverts/[id]/route';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { indianDay } from '@/lib/platform/time/indian-day';
import { AdvertVersion } from '@/models/compliance/advert-version';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, uploaded } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { advertKey, checkAdverts, listAdverts } from './data';
import { archiveAdvert, archiveAll } from './mutations';
import { publicOn } from './rules';

useTestDb();
beforeEach(clearTestDb);

const NUMBER = 'P50500012345';
const TODAY = indianDay(Date.now());

async function listed(more: Record<string, unknown> = {}) {
  const actor = testActor((await signedIn('seller')).id);
  const facts = form({ possession: 'under-construction', reraNumber: NUMBER, ...more });
  const { property } = await createProperty(actor, facts, [], { mediaOrder: await uploaded(actor) });
  // what follows from a save archives as well
  await settleBackground();
  return { actor, id: property._id };
}

async function textOf(id: string) {
  const { browser } = await signedIn('admin');
  return browser.call(document, '/x', { params: { id } });
}

const kindsOn = async (day?: string) => (await listAdverts(NUMBER, day)).map(({ kind }) => kind);

describe('a version', () => {
  test('is added when a listing becomes public and says something else, and not otherwise', async () => {
    const { actor, id } = await listed();
    expect(await kindsOn(TODAY)).toEqual(['page', 'portal']);
    await archiveAdvert(id);
    await updateProperty(actor, id, { title: '3 BHK flat in Dharampeth' }, []);
    expect(await AdvertVersion.countDocuments()).toBe(2);
    await updateProperty(actor, id, { price: '46 lakh' }, []);
    const adverts = await listAdverts(NUMBER, TODAY);
    expect(adverts.map(({ kind }) => kind)).toEqual(['page', 'portal', 'page', 'portal']);
    const pages = await Promise.all(adverts.map((advert) => textOf(advert.id)));
    expect(pages[0]?.text).toContain('₹45,00,000');
    expect(pages[2]?.text).toContain('₹46,00,000');
    expect(pages[1]?.text).toContain(`MahaRERA project ${NUMBER}, https://maharera.maharashtra.gov.in`);
    expect(pages[0]?.headers.get('content-security-policy')).toContain('sandbox');
    expect(pages[0]?.headers.get('content-disposition')).toBe('attachment; filename="advert-1-page.html"');
  });

  test('of a brochure is the file that was handed out', async () => {
    const { id } = await listed();
    const reply = await brochure(new Request('http://localhost:3000/x'), { params: Promise.resolve({ id }) });
    const handed = Buffer.from(await reply.arrayBuffer());
    const entry = (await listAdverts(NUMBER, TODAY)).find(({ kind }) => kind === 'brochure');
    expect(entry).toMatchObject({ variant: 'brochure-2', language: 'en', project: NUMBER });
    const kept = await textOf(String(entry?.id));
    expect(kept.headers.get('content-type')).toBe('application/pdf');
    expect(kept.bytes.equals(handed)).toBe(true);
  });

  test('is not added for what is not public; the end of an advert is', async () => {
    const { actor, id } = await listed();
    const draft = await listed({ status: 'draft', floor: '3' });
    await archiveAdvert(draft.id);
    expect(await AdvertVersion.countDocuments({ listing: draft.id })).toBe(0);
    await updateProperty(actor, id, { status: 'paused' }, []);
    await archiveAdvert(id);
    expect(await kindsOn(TODAY)).toEqual(['page', 'portal', 'ended']);
    // public again, it is a version again though it says the same
    await updateProperty(actor, id, { status: 'active' }, []);
    expect(await kindsOn(TODAY)).toEqual(['page', 'portal', 'ended', 'page', 'portal']);
  });

  test('that was missed is found by the recurring job', async () => {
    await listed();
    await AdvertVersion.deleteMany({});
    expect(await archiveAll(new Date(Date.now() + 60_000))).toBe(0);
    expect(await archiveAll(new Date(Date.now() + 60_000), true)).toBe(1);
    expect(await kindsOn()).toEqual(['portal', 'page']);
  });

  test('of listings that nobody can see costs the recurring job no query for each of them', async () => {
    const since = new Date(Date.now() - 60_000);
    const { id } = await listed();
    for (const floor of ['3', '4']) await listed({ status: 'draft', floor });
    expect(await archiveAll(since)).toBe(1);
    await Property.updateOne({ _id: id }, { $set: { status: 'paused' } });
    expect(await archiveAll(since)).toBe(1);
    expect(await kindsOn()).toContain('ended');
  });
});

test('a day shows the last version from before it and every one of it, and nothing after the end', () => {
  const entry = (kind: string, at: string) => ({
    listing: 'a',
    kind,
    variant: '',
    language: 'en',
    at: new Date(at),
  });
  const entries = [
    entry('page', '2026-11-01T10:00:00Z'),
    entry('page', '2026-11-03T10:00:00Z'),
    entry('portal', '2026-11-03T10:00:00Z'),
    entry('page', '2026-11-05T10:00:00Z'),
    entry('ended', '2026-11-07T10:00:00Z'),
  ];
  const on = (day: number) =>
    publicOn(entries, new Date(Date.UTC(2026, 10, day)), new Date(Date.UTC(2026, 10, day + 1))).map(
      ({ kind, at }) => `${kind} ${at.getUTCDate()}`,
    );
  expect(on(2)).toEqual(['page 1']);
  expect(on(3)).toEqual(['page 1', 'page 3', 'portal 3']);
  expect(on(5)).toEqual(['page 3', 'portal 3', 'page 5']);
  expect(on(7)).toEqual(['page 5', 'portal 3', 'ended 7']);
  expect(on(8)).toEqual([]);
});

describe('the chain', () => {
  async function chain() {
    const { actor, id } = await listed();
    for (const price of ['46 lakh', '47 lakh']) await updateProperty(actor, id, { price }, []);
    expect(await checkAdverts({ documents: true })).toMatchObject({ entries: 6, problems: [] });
    return id;
  }

  test.each([
    ['another title', { $set: { title: 'Cheaper' } }, 'Entry 3 was changed'],
    ['another day', { $set: { at: new Date('2026-01-01') } }, 'Entry 3 was changed'],
    ['another project', { $set: { project: 'P50500099999' } }, 'Entry 3 was changed'],
    ['another document', { $set: { sha256: 'f'.repeat(64) } }, 'Entry 3 was changed'],
    ['another hash', { $set: { hash: 'f'.repeat(64) } }, 'Entry 4 does not follow the one before it'],
  ])('shows an entry that was given %s', async (_what, update, problem) => {
    await chain();
    await AdvertVersion.collection.updateOne({ seq: 3 }, update);
    expect((await checkAdverts()).problems).toContain(problem);
  });

  test('shows an entry that was removed, and one document that was changed or removed', async () => {
    await chain();
    const [first] = await AdvertVersion.find().sort({ seq: 1 }).lean();
    const path = join(env().DATA_DIR, advertKey(first?.sha256 ?? ''));
    await writeFile(path, 'Something else');
    expect((await checkAdverts({ documents: true })).problems).toEqual([
      'The document of entry 1 was changed',
    ]);
    expect((await textOf(String(first?._id))).status).toBe(500);
    await AdvertVersion.collection.deleteOne({ seq: 2 });
    expect((await checkAdverts()).problems).toEqual(['Entries 2 to 2 are missing']);
  });

  test('has one entry after another also when several are added at once', async () => {
    const ids = [await listed(), await listed({ floor: '2' }), await listed({ floor: '3' })].map(
      ({ id }) => id,
    );
    await AdvertVersion.deleteMany({});
    await Promise.all(ids.map((id) => archiveAdvert(id)));
    expect(await checkAdverts({ documents: true })).toMatchObject({ entries: 6, problems: [] });
    expect(await Property.countDocuments()).toBe(3);
  });
});
