import { POST as answer } from '@/app/api/property/[id]/confirmation/route';
import { DELETE as remove, PUT as save } from '@/app/api/property/[id]/route';
import { POST as confirmAddress } from '@/app/api/user/email/verify/route';
import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import { issueOneTimeToken } from '@/lib/platform/auth/one-time-token';
import { Property } from '@/models/listings/property';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { requestConfirmations } from './freshness/mutations';

useTestDb();
catchMails();
beforeEach(clearTestDb);

const list = async (owner: Person) => (await listPublicly(testActor(owner.id), fields))._id;
const statusOf = async (id: string) => (await Property.findById(id, { status: 1 }).lean())?.status;
const moderate = (id: string, decision: object) =>
  decide(id, moderationDecisionSchema.parse(decision), testAdmin());
const confirm = (owner: Person, id: string) =>
  owner.browser.call(answer, '/', { body: { answer: 'available' }, params: { id } });

/** Asks, warns and pauses, as if two months had passed. */
async function goStale(id: string): Promise<void> {
  for (const day of [14.1, 53.1, 60.2]) await requestConfirmations(new Date(Date.now() + day * 86_400_000));
  expect(await statusOf(id)).toBe('paused');
}

describe('a listing that is blocked twice stays blocked by the other', () => {
  test('a confirmed address does not publish a listing of the bin', async () => {
    const owner = await signedIn('seller', { isVerified: false });
    const id = await list(owner);
    expect((await owner.browser.call(remove, '/', { method: 'DELETE', params: { id } })).status).toBe(200);
    const token = await issueOneTimeToken('verify-email', owner.id, owner.email);
    expect((await new Browser().call(confirmAddress, '/', { body: { token } })).status).toBe(200);
    expect(await statusOf(id)).toBe('paused');
  });

  test('an owner’s confirmation does not publish a rejected listing', async () => {
    const owner = await signedIn('seller');
    const id = await list(owner);
    await goStale(id);
    await moderate(id, { decision: 'reject', reason: 'Sold long ago' });
    expect((await confirm(owner, id)).status).toBe(409);
    expect(await statusOf(id)).toBe('paused');
  });
});

test('a confirmation does not verify what was changed while the listing was paused', async () => {
  const owner = await signedIn('seller');
  const id = await list(owner);
  await moderate(id, { decision: 'verified', reason: 'Papers seen', evidenceDate: '2026-11-03' });
  await goStale(id);
  const edit = { method: 'PUT', params: { id }, body: { area: '2000' } };
  expect((await owner.browser.call(save, '/', edit)).status).toBe(200);
  expect((await confirm(owner, id)).status).toBe(200);
  expect(await statusOf(id)).toBe('unverified');
});
