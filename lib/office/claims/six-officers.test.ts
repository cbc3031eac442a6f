import { POST as nextClaim } from '@/app/api/admin/claims/next/route';
import { POST as decide } from '@/app/api/admin/properties/[id]/decision/route';
import { searchAllListings } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { useTestDb } from '@/test/db';
import { queueOf } from '@/test/moderation-queue';
import { type Person, signedIn } from '@/test/people';

useTestDb();
afterEach(settleBackground);

const nextOf = async ({ browser }: Person, after?: string) => {
  const body = { type: 'property', ...(after && { after }) };
  return (await browser.call(nextClaim, '/api/admin/claims/next', { body })).json.id as string | undefined;
};
const approve = ({ browser }: Person, id: string) =>
  browser.call(decide, `/api/admin/properties/${id}/decision`, {
    body: { decision: 'approve' },
    params: { id },
  });

test('six officers at a queue of 200 decide every listing once and lose none', async () => {
  const ids = await queueOf(200);
  const officers: Person[] = [];
  while (officers.length < 6) officers.push(await signedIn('admin', { officeRole: 'moderator' }));
  const decided: string[] = [];
  await Promise.all(
    officers.map(async (officer) => {
      for (let id = await nextOf(officer); id; id = await nextOf(officer, id)) {
        expect((await approve(officer, id)).status).toBe(200);
        decided.push(id);
      }
    }),
  );
  expect(decided.toSorted()).toEqual(ids.toSorted());
  const entries = await AuditEntry.find({ action: 'property.write' }, { targetId: 1 }).lean();
  expect(entries.map(({ targetId }) => targetId).toSorted()).toEqual(ids.toSorted());
  expect(await Property.countDocuments({ 'review.state': 'approved' })).toBe(200);
  const left = await searchAllListings(moderationSearchSchema.parse({ view: 'queue' }));
  expect(left.total).toBe(0);
});
