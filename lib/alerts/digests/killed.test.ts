import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Types } from 'mongoose';
import { recordChanges } from '@/lib/alerts/matches/mutations';
import { alertTokenContext } from '@/lib/alerts/saved-searches/data';
import { hashSecret } from '@/lib/platform/auth/session';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { AlertDigest } from '@/models/alerts/alert-digest';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import { childProgram } from '@/test/child-program';
import { useTestDb } from '@/test/db';
import { listing } from '@/test/shortlists';
import { useSmtpServer } from '@/test/smtp-double';
import { sendDueAlerts } from './mutations';

useTestDb();
const smtp = useSmtpServer();

const PEOPLE = 500;
const HOMES = 20;
/** mails on their way at once (mutations.ts) */
const CONNECTIONS = 5;

async function subscribe(): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, i) => {
    const _id = new Types.ObjectId();
    const token = String(i).padStart(32, 'x');
    const email = `reader${i}@alerts.example`;
    const secrets = { tokenHash: hashSecret(token), token: encrypt(token, alertTokenContext(_id)) };
    return { _id, owner: `mail:${email}`, email, ...secrets };
  });
  await AlertSubscriber.insertMany(people);
  const facts = { query: 'city=nagpur', frequency: 'instant' as const, confirmedAt: new Date() };
  await SavedSearch.insertMany(people.map(({ _id }) => ({ ...facts, subscriber: _id })));
}

/** A process that sends what is due, from this time on. */
function sender(start: string) {
  return spawn(process.execPath, childProgram('alerts-child', start), {
    env: { ...process.env, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('10 000 alerts of one night are sent each once, also when the process is killed in the middle', async () => {
  await recordChanges();
  await subscribe();
  for (let i = 0; i < HOMES; i++) await listing({ title: `Home ${i}` });
  const night = new Date('2026-11-26T03:00:00+05:30');
  expect(await recordChanges(night)).toBe(PEOPLE * HOMES);
  expect(await sendDueAlerts(() => night)).toBe(0);

  const first = sender('2026-11-26T08:00:00+05:30');
  smtp.onMail = () => {
    if (smtp.received.length < PEOPLE / 3) return true;
    // what the server has not taken when the process dies, it never takes
    if (first.exitCode === null && first.signalCode === null) first.kill('SIGKILL');
    return false;
  };
  await once(first, 'exit');
  expect(first.signalCode).toBe('SIGKILL');
  expect(smtp.received.length).toBeLessThan(PEOPLE / 2);
  smtp.onMail = undefined;

  // another process takes over when the lease has ended
  Object.assign(env(), { SMTP_URL: smtp.url });
  await sendDueAlerts(() => new Date('2026-11-26T08:11:00+05:30'));
  expect(await AlertDigest.countDocuments({ state: 'open' })).toBe(0);
  expect(await AlertDigest.countDocuments({ state: 'sent', homes: HOMES })).toBe(PEOPLE);
  expect(await SearchAlert.countDocuments({ digest: op.exists() })).toBe(PEOPLE * HOMES);
  // one mail for each, known by its Message-ID also if the server took it and the process died before it knew
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(PEOPLE);
  expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(PEOPLE);
  expect(smtp.received.length - PEOPLE).toBeLessThan(CONNECTIONS);
});
