import { requestEmailChange } from '@/lib/accounts/email/mutations';
import { recordRelease, withdrawNumber } from '@/lib/accounts/number-release/mutations';
import { RATE_GROUPS } from '@/lib/costs/rates/constants';
import { addRate } from '@/lib/costs/rates/mutations';
import { MAX_TEMPLATES } from '@/lib/enquiries/templates/constants';
import { createTemplate } from '@/lib/enquiries/templates/mutations';
import { MAX_DRAFTS } from '@/lib/listings/drafts/constants';
import { saveDraft } from '@/lib/listings/drafts/mutations';
import { createProperty } from '@/lib/listings/mutations';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import type { UserSession } from '@/lib/platform/auth/types';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MAX_LISTS } from '@/lib/shortlists/constants';
import { createList } from '@/lib/shortlists/mutations';
import { MAX_BUSY_TIMES } from '@/lib/visits/busy-times/constants';
import { addBusyTime } from '@/lib/visits/busy-times/mutations';
import { EmailChange } from '@/models/accounts/email-change';
import { NumberRelease } from '@/models/accounts/number-release';
import { Rate } from '@/models/costs/rate';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { RoleChange } from '@/models/teams/role-change';
import { BusyTime } from '@/models/visits/busy-time';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form } from '@/test/listing-form';
import { signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const newId = () => testActor().userId;
const AT_ONCE = 8;
/** The same work several times at one moment; returns the codes of those that were refused. */
async function atOnce(work: (n: number) => Promise<unknown>): Promise<string[]> {
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => work(n)));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
}

describe('a limit holds, however many come at once', () => {
  const person = newId();
  const actor = testActor(person);
  const draft = { values: {}, images: [], step: 0, rev: 0 };
  const busy = { day: '2030-01-01', from: '10:00', until: '11:00', note: '' };

  test.each<[string, number, (name: string) => Promise<unknown>, () => Promise<number>]>([
    ['drafts', MAX_DRAFTS, (key) => saveDraft(actor, key, draft), () => ListingDraft.countDocuments()],
    [
      'lists of homes',
      MAX_LISTS,
      (name) => createList(`user:${person}`, name),
      () => Shortlist.countDocuments(),
    ],
    ['busy times', MAX_BUSY_TIMES, () => addBusyTime(person, busy), () => BusyTime.countDocuments()],
    [
      'templates',
      MAX_TEMPLATES,
      (name) => createTemplate(actor, { name, text: 'Thank you' }),
      () => AnswerTemplate.countDocuments(),
    ],
  ])('%s', async (_, max, add, count) => {
    for (let n = 1; n < max; n++) await add(`before ${n}`);
    const refused = await atOnce((n) => add(`at once ${n}`));
    expect(refused.length).toBeGreaterThanOrEqual(AT_ONCE - 1);
    expect(new Set(refused)).toEqual(new Set(['conflict']));
    expect(await count()).toBeLessThanOrEqual(max);
    expect(await count()).toBe(max - 1 + AT_ONCE - refused.length);
  });

  test('listings of an account that is not confirmed', async () => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    const seller = testActor((await signedIn('seller', { isVerified: false })).id);
    const refused = await atOnce(() => createProperty(seller, form({ status: 'draft' }), []));
    jest.restoreAllMocks();
    expect(new Set(refused)).toEqual(new Set(['conflict']));
    expect(await Property.countDocuments()).toBeLessThanOrEqual(MAX_LISTINGS.unconfirmed);
  });
});

const RATE = {
  key: 'gst',
  group: RATE_GROUPS[0],
  label: 'GST',
  region: 'Nagpur',
  percent: 5,
  source: 'Act',
  from: new Date('2020-01-01'),
};

describe('what there is once is stored once', () => {
  test('a release of a number, until it is withdrawn', async () => {
    const release = { giver: `user:${newId()}`, receiver: 'agency', reason: 'visit', to: 'Us' } as const;
    const visit = newId() as never;
    const ids: (string | undefined)[] = [];
    expect(await atOnce(async () => ids.push(await recordRelease({ ...release, visit })))).toEqual([]);
    expect(ids.filter(Boolean)).toHaveLength(1);
    expect(await NumberRelease.countDocuments()).toBe(1);
    await withdrawNumber(release.giver, String(ids.find(Boolean)));
    expect(await recordRelease({ ...release, visit })).toBeDefined();
  });

  test('a change of an e-mail address that is open', async () => {
    const { id } = await signedIn('buyer');
    const user = { id, name: 'A', email: 'old@mail.example', isVerified: false, language: 'en' };
    const session = { user } as unknown as UserSession;
    const refused = await atOnce((n) => requestEmailChange(session, `new${n}@mail.example`));
    await settleBackground();
    // the limit of mails on request refuses some; none that exists once is in the way of the others
    expect(refused.filter((code) => code !== 'rate_limited')).toEqual([]);
    expect(await EmailChange.countDocuments({ user: id, changedAt: null })).toBe(1);
  });

  test('a row of a rate for a day', async () => {
    await Rate.create(RATE as never);
    const session = { user: { id: newId(), name: 'A', role: 'admin' } } as unknown as UserSession;
    const input = { key: 'gst', percent: 6, from: '2030-01-01', source: 'Act' } as never;
    const refused = await atOnce(() => addRate(input, { session, ip: '127.0.0.1' }));
    expect(refused).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 'conflict'));
  });

  test('a change of role that waits for its mail', async () => {
    const row = { user: newId(), by: newId(), from: { role: 'buyer' }, to: { role: 'seller' } };
    const until = { undoUntil: new Date(), expiresAt: new Date(Date.now() + 60_000) };
    const refused = await atOnce(() => RoleChange.create({ ...row, ...until } as never));
    expect(refused).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 11000));
    await RoleChange.updateMany({}, { mail: 'sent' });
    await RoleChange.create({ ...row, ...until } as never);
  });
});
