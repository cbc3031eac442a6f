import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';

useTestDb();
beforeEach(clearTestDb);

test.each([
  ['grievances', { answeredAt: null, dueOn: { $lte: '2027-01-01' } }, undefined],
  ['grievances', {}, { answeredAt: 1, dueOn: 1 }],
  ['grievances', { owner: 'user:1' }, { receivedAt: -1 }],
  ['breaches', {}, { noticedAt: -1 }],
  ['breaches', { boardReportedAt: null }, { dueAt: 1 }],
  ['purposes', { endedAt: null }, { createdAt: -1 }],
  ['consentchoices', { owner: 'user:1', state: 'agreed' }, { at: -1 }],
  ['consentchoices', { purpose: '1', state: 'agreed', endedAt: null }, { owner: 1 }],
  ['nominees', { emailKey: 'a@b.example' }, undefined],
] as const)('the list of %s by %j, sorted by %j, has an index', async (find, filter, sort) => {
  const plan = await planOf({ find, filter, ...(sort && { sort }) });
  expect(plan).not.toContain('COLLSCAN');
});
