import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf as of } from '@/test/visits';
import { visitMailJob } from './jobs';

useTestDb();
beforeEach(clearTestDb);

const HOUR_MS = 3_600_000;
let made = 0;

/** A confirmed visit, days ahead, and clocks around it. */
async function confirmed(hasAddress = true) {
  const seller = await signedIn('seller');
  const email = `asha${++made}@remind.example`;
  const visitor = of(new Browser());
  const home = await listing({ owner: seller.id });
  const halfDays = (await visitor.halfDays(home)).slice(4, 5);
  const { id } = (await visitor.book(home, { halfDays, ...(hasAddress && { email }) })).json as {
    id: string;
  };
  const host = of(seller.browser);
  const start = (await host.own()).hosted[0]!.times!.proposed[0]!;
  await host.answer(id, { action: 'confirm', start });
  const midnight = Date.parse(`${start.slice(0, 10)}T00:00:00+05:30`);
  const evening = midnight - 6 * HOUR_MS;
  return {
    ...{ id, email, visitor, seller, start },
    /** hours from 18:00, Indian time, on the day before */
    evening: (hours: number) => new Date(evening + hours * HOUR_MS),
    /** hours from 10:00 on the day after */
    dayAfter: (hours: number) => new Date(midnight + (34 + hours) * HOUR_MS),
  };
}

const withSubject = async (address: string, subject: string) =>
  (await mailsTo(address)).filter((mail) => mail.subject.startsWith(subject));

test('the evening before both sides are reminded, each once, however many processes look', async () => {
  const { email, seller, evening } = await confirmed();
  expect(await visitMailJob.runDue(evening(-0.1))).toBe(0);
  const counts = await Promise.all([1, 2, 3].map(() => visitMailJob.runDue(evening(0.1))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await visitMailJob.runDue(evening(1))).toBe(0);
  for (const address of [email, seller.email])
    expect(await withSubject(address, 'Your visit tomorrow')).toHaveLength(1);
  expect((await withSubject(email, 'Your visit tomorrow'))[0]?.text).toMatch(/\/visits\/[\w-]{32}/);
});

test('the day after the visitor is asked how it was, once; the host is not', async () => {
  const { email, seller, evening, dayAfter } = await confirmed();
  await visitMailJob.runDue(evening(0.1));
  expect(await visitMailJob.runDue(dayAfter(-0.1))).toBe(0);
  expect(await visitMailJob.runDue(dayAfter(0.1))).toBe(1);
  expect(await visitMailJob.runDue(dayAfter(5))).toBe(0);
  expect(await withSubject(email, 'How was it?')).toHaveLength(1);
  expect(await withSubject(seller.email, 'How was it?')).toHaveLength(0);
});

test('a cancelled visit reminds nobody, and one without an address only its host', async () => {
  const gone = await confirmed();
  await gone.visitor.change(gone.id, { action: 'cancel' });
  expect(await visitMailJob.runDue(gone.dayAfter(1))).toBe(0);
  const { seller, evening, email } = await confirmed(false);
  await visitMailJob.runDue(evening(1));
  expect(await withSubject(seller.email, 'Your visit tomorrow')).toHaveLength(1);
  expect(await mailsTo(email)).toEqual([]);
});

test('one that fails is tried again when its lease has ended, and arrives once', async () => {
  const { email, evening } = await confirmed();
  await settleBackground();
  // the folder of the mails is a file for a while
  const outbox = join(env().DATA_DIR, 'outbox');
  await rename(outbox, `${outbox}-away`);
  await writeFile(outbox, '');
  expect(await visitMailJob.runDue(evening(0.1))).toBe(0);
  await rm(outbox);
  await rename(`${outbox}-away`, outbox);
  expect(await visitMailJob.runDue(evening(0.11))).toBe(0);
  expect(await visitMailJob.runDue(evening(0.3))).toBe(2);
  expect(await visitMailJob.runDue(evening(2))).toBe(0);
  expect(await withSubject(email, 'Your visit tomorrow')).toHaveLength(1);
});

test('a process that died over a mail is followed by another one', async () => {
  const { id, email, evening } = await confirmed();
  // what a process leaves that was killed after it took both
  await Visit.updateOne({ _id: id }, { $set: { 'due.0.at': evening(0.2), 'due.1.at': evening(0.2) } });
  expect(await visitMailJob.runDue(evening(0.1))).toBe(0);
  expect(await visitMailJob.runDue(evening(0.3))).toBe(2);
  expect(await withSubject(email, 'Your visit tomorrow')).toHaveLength(1);
});
