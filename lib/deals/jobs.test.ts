import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { Deal } from '@/models/deals/deal';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import type { DealDto } from './dto';
import { dealReminderJob } from './jobs';

useTestDb();
beforeEach(clearTestDb);

/** A deal with one date, of which its broker is reminded at nine on the day before. */
async function withDate(more: object = {}) {
  const broker = await signedIn('broker');
  const deals = dealsOf(broker.browser);
  const { id } = dealOf(await deals.create({ title: 'Kale, 3 BHK' }));
  const dates = [{ day: '2099-05-11', what: 'Token is due', remindDays: 1, ...more }];
  const deal = dealOf(await deals.change(id, { __v: 0, dates }));
  return { broker, deals, id, deal, mails: () => mailsTo(broker.email) };
}

const NINE = Date.parse('2099-05-10T09:00:00+05:30');
const at = (minutes: number) => new Date(NINE + minutes * 60_000);

test('a reminder goes out at its hour, once, however many processes look', async () => {
  const { mails, id } = await withDate();
  expect(await dealReminderJob.runDue(at(-1))).toBe(0);
  const counts = await Promise.all([1, 2, 3].map(() => dealReminderJob.runDue(at(1))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  for (const later of [2, 10, 3000]) expect(await dealReminderJob.runDue(at(later))).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Mon 11 May: Token is due/);
  expect(mail?.text).toContain('Kale, 3 BHK');
  expect(mail?.text).toContain(`/dashboard/deals/${id}`);
});

test('dates that are saved as they were read before are not reminded of again; another day is', async () => {
  const { deals, id, deal, mails } = await withDate();
  const before = await Deal.findById(id).lean();
  await dealReminderJob.runDue(at(1));
  // what a change writes that was computed from the row of a moment before
  await Deal.updateOne({ _id: id }, { $set: { dates: before?.dates } });
  expect(await dealReminderJob.runDue(at(2))).toBe(0);
  const [date] = deal.dates;
  const change = async (more: Partial<DealDto['dates'][number]>) => {
    const { __v } = dealOf(await deals.read(id));
    await deals.change(id, { __v, dates: [{ ...date, ...more }] });
  };
  await change({ what: 'Token, in cash' });
  expect(await dealReminderJob.runDue(at(3))).toBe(0);
  await change({ day: '2099-05-12' });
  expect(await dealReminderJob.runDue(at(4))).toBe(0);
  expect(await dealReminderJob.runDue(at(24 * 60 + 1))).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('what is done, unwanted or deleted reminds nobody; nor does a member who is gone', async () => {
  const done = await withDate();
  const [date] = done.deal.dates;
  await done.deals.change(done.id, { __v: done.deal.__v, dates: [{ ...date, isDone: true }] });
  const unwanted = await withDate({ remindDays: null });
  const deleted = await withDate();
  await deleted.deals.remove(deleted.id);
  const gone = await withDate();
  await Deal.updateOne({ _id: gone.id }, { $set: { owner: null } });
  expect(await dealReminderJob.runDue(at(3000))).toBe(0);
  for (const { mails } of [done, unwanted, deleted, gone]) expect(await mails()).toEqual([]);
});

test('one that fails is tried again when its lease has ended, and arrives once', async () => {
  const { mails } = await withDate();
  await mails();
  const outbox = join(env().DATA_DIR, 'outbox');
  const isThere = await rename(outbox, `${outbox}-away`).then(
    () => true,
    () => false,
  );
  await writeFile(outbox, '');
  expect(await dealReminderJob.runDue(at(1))).toBe(0);
  await rm(outbox);
  if (isThere) await rename(`${outbox}-away`, outbox);
  expect(await dealReminderJob.runDue(at(2))).toBe(0);
  expect(await dealReminderJob.runDue(at(10))).toBe(1);
  expect(await dealReminderJob.runDue(at(30))).toBe(0);
  expect(await mails()).toHaveLength(1);
});
