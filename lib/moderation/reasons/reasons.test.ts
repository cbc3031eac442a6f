import { POST as decideOne } from '@/app/api/admin/properties/[id]/decision/route';
import { POST as startBulk } from '@/app/api/admin/properties/bulk/route';
import { PUT as change, DELETE as hide } from '@/app/api/admin/properties/reasons/[key]/route';
import { POST as add, DELETE as restore } from '@/app/api/admin/properties/reasons/route';
import { decisionBulk } from '@/lib/moderation/bulk/jobs';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { REASONED, USUAL_REASONS } from './constants';
import { listReasons } from './data';

useTestDb();
afterEach(settleBackground);

let moderator: Person;
beforeEach(async () => {
  await clearTestDb();
  moderator = await signedIn('admin', { officeRole: 'moderator' });
});

const FLAT = {
  title: 'Flat in Dharampeth',
  description: 'A quiet flat near the lake with a balcony to the east.',
  price: '45 lakh',
  type: 'sale',
  category: 'Residential',
  address: 'Plot 4, Dharampeth, Nagpur',
  area: '900',
  possession: 'ready',
};

async function listingOf(language?: Language) {
  const owner = await signedIn('seller', { ...(language && { language }) });
  return { owner, id: (await listPublicly(testActor(owner.id), FLAT))._id };
}

const decide = (id: string, body: object) =>
  moderator.browser.call(decideOne, '/x', { params: { id }, body: { decision: 'reject', ...body } });
const made = async (body: object) =>
  String((await moderator.browser.call(add, '/x', { body: { decision: 'reject', ...body } })).json.key);
const edit = (key: string, body: object) =>
  moderator.browser.call(change, '/x', { method: 'PUT', params: { key }, body });
const remove = (key: string) => moderator.browser.call(hide, '/x', { method: 'DELETE', params: { key } });
const keys = async () => (await listReasons()).map(({ key }) => key);
const reasonOf = async (id: string) => (await Property.findById(id).select('+review').lean())?.review?.reason;

test('each decision that needs a reason has usual ones, in three languages', async () => {
  const reasons = await listReasons();
  expect(new Set(reasons.map(({ decision }) => decision))).toEqual(new Set(REASONED));
  expect(reasons.map(({ key }) => key)).toEqual(Object.keys(USUAL_REASONS));
  for (const { en, mr, hi } of reasons) {
    expect(mr).toMatch(/[\u0900-\u097f]/);
    expect(hi).toMatch(/[\u0900-\u097f]/);
    expect(new Set([en, mr, hi]).size).toBe(3);
  }
});

test('the office adds its own, changes and hides any, and has the usual ones back', async () => {
  const key = await made({ en: 'The gate number is wrong.', mr: 'गट क्रमांक चुकीचा आहे.' });
  expect((await listReasons()).at(-1)).toEqual({
    ...{ key, decision: 'reject', en: 'The gate number is wrong.', mr: 'गट क्रमांक चुकीचा आहे.', hi: '' },
    isOwn: true,
    __v: 0,
  });
  const texts = { en: 'Listed twice.', mr: 'दोनदा दिली आहे.', hi: 'दो बार दी गई है।' };
  expect((await edit('duplicate', texts)).status).toBe(200);
  expect((await listReasons()).find((one) => one.key === 'duplicate')).toMatchObject({
    ...texts,
    isOwn: false,
  });
  for (const gone of ['gone', key]) expect((await remove(gone)).status).toBe(200);
  expect(await keys()).toEqual(Object.keys(USUAL_REASONS).filter((one) => one !== 'gone'));
  await moderator.browser.call(restore, '/x', { method: 'DELETE' });
  expect(await keys()).toEqual(Object.keys(USUAL_REASONS));
  expect(await AuditEntry.countDocuments({ action: 'settings.write', actor: moderator.id })).toBe(5);
});

test('only those who decide change them, and nonsense is refused', async () => {
  const agent = await signedIn('admin', { officeRole: 'agent' });
  expect((await agent.browser.call(add, '/x', { body: { decision: 'reject', en: 'No' } })).status).toBe(403);
  for (const body of [
    { decision: 'reject', en: '' },
    { decision: 'approve', en: 'Fine' },
    { decision: 'reject', en: 'x'.repeat(301) },
  ])
    expect((await moderator.browser.call(add, '/x', { body })).status).toBe(400);
  expect((await edit('own-0000', { en: 'x' })).status).toBe(404);
});

test.each([
  [undefined, 'The price does not fit the property. Please check it. Ask 40 lakh.'],
  ['mr', 'किंमत मालमत्तेशी जुळत नाही. कृपया तपासा. Ask 40 lakh.'],
  ['hi', 'कीमत प्रॉपर्टी से मेल नहीं खाती। कृपया जाँचें। Ask 40 lakh.'],
] as [Language | undefined, string][])(
  'an owner who reads %s gets the reason so',
  async (language, expected) => {
    const { id, owner } = await listingOf(language);
    expect((await decide(id, { reasonKey: 'price-wrong', reason: 'Ask 40 lakh.' })).status).toBe(200);
    await settleBackground();
    expect((await mailsTo(owner.email)).map(({ text }) => text.replace(/\s+/g, ' ')).join()).toContain(
      expected,
    );
    expect(await reasonOf(id)).toBe(expected);
    // the office reads its log in English
    const entry = await AuditEntry.findOne({ targetId: id, 'details.decision': 'reject' }).lean();
    expect(entry?.details).toMatchObject({
      reason: 'The price does not fit the property. Please check it. Ask 40 lakh.',
    });
  },
);

test('a reason without a translation is read in English; none at all, or one of another decision, is refused', async () => {
  const { id } = await listingOf('hi');
  for (const body of [{}, { reasonKey: 'deed-seen' }, { reasonKey: 'own-0000' }])
    expect((await decide(id, body)).status).toBe(400);
  const key = await made({ en: 'The gate number is wrong.' });
  expect((await decide(id, { reasonKey: key })).status).toBe(200);
  expect(await reasonOf(id)).toBe('The gate number is wrong.');
});

test('in a bulk decision each owner reads the reason in their language, also when it was hidden meanwhile', async () => {
  const [asha, ravi] = [await listingOf('mr'), await listingOf('hi')];
  const listings = [asha, ravi].map(({ id }) => ({ id }));
  const body = { decision: 'reject', reasonKey: 'gone', listings };
  const reply = await moderator.browser.call(startBulk, '/x', { body });
  expect(reply).toMatchObject({ status: 202, json: { reason: 'The property is no longer available.' } });
  await settleBackground();
  await decisionBulk.job.run(String(reply.json.id));
  await remove('gone');
  await decisionBulk.mailJob.runDue(new Date(Date.now() + 3_600_000));
  for (const [{ id, owner }, expected] of [
    [asha, 'मालमत्ता आता उपलब्ध नाही.'],
    [ravi, 'प्रॉपर्टी अब उपलब्ध नहीं है।'],
  ] as const) {
    expect(await reasonOf(id)).toBe(expected);
    expect((await mailsTo(owner.email)).map(({ text }) => text).join()).toContain(expected);
  }
});
