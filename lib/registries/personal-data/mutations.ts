import 'server-only';
import { removeStoredDocumentsOf } from '@/lib/accounts/documents/data';
import { erasureRequestedMail } from '@/lib/accounts/mails';
import { confirmPassword } from '@/lib/accounts/mutations';
import { hasOtherAdmin } from '@/lib/accounts/users/data';
import { deleteUser, mayMailOwner, setAdultStated, setErasureRequest } from '@/lib/accounts/users/mutations';
import { hideListingsOf, showListingsOf } from '@/lib/listings/bin/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { actorOf } from '@/lib/platform/auth/actor';
import { deleteSessionsOf } from '@/lib/platform/auth/mutations';
import { isPermitted } from '@/lib/platform/auth/permissions';
import type { UserSession } from '@/lib/platform/auth/types';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import { postMail } from '@/lib/platform/mail/queue';
import { DAY_MS } from '@/lib/platform/time/time';
import { retention } from '@/lib/settings/data';
import { leaveForErasure } from '@/lib/teams/membership/mutations';
import { type Account, collectPersonalData, listDueErasures, personOf } from './data';
import { PERSONAL_DATA } from './definitions';

/** Erases a person, the account row last, so that the next run resumes an interrupted one. */
export async function erasePerson(account: Account): Promise<void> {
  const person = personOf(account);
  for (const { erase } of PERSONAL_DATA) await erase(person);
  await deleteUser(person.id);
}

export async function exportAccount(session: UserSession, ip: string): Promise<Response> {
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.export', by: session, ip, target });
  const data = await collectPersonalData(session.user.id);
  if (!data) throw notFound('User not found');
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="my-data-${new Date().toISOString().slice(0, 10)}.json"`,
    },
  });
}

/** Starts the grace period, hides the listings and signs out every other browser. Returns the date of erasure. */
export async function requestErasure(session: UserSession, password: string, ip: string): Promise<Date> {
  await confirmPassword(session, password);
  return startErasure(session, ip);
}

/**
 * Records an account's statement of age (DPDP Act 2023, section 9). Accounts are for adults, so one of a person under 18 is erased after the grace period, in
 * which a mistake can be corrected. Returns the date of erasure in that case.
 */
export async function stateAge(
  session: UserSession,
  isAdult: boolean,
  ip: string,
): Promise<Date | undefined> {
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.age', by: session, ip, target, details: { isAdult } });
  if (!isAdult) return startErasure(session, ip);
  await setAdultStated(session.user.id, new Date());
  return undefined;
}

async function startErasure(session: UserSession, ip: string): Promise<Date> {
  if (isPermitted(session.user, 'staff') && !(await hasOtherAdmin(session.user.id))) {
    throw new AppError('conflict', 'You’re the only admin. Please make someone else an admin first');
  }
  await leaveForErasure(actorOf(session, ip));
  const now = new Date();
  const on = new Date(now.getTime() + (await retention()).erasure * DAY_MS);
  await setErasureRequest(session.user.id, now);
  await hideListingsOf(session.user.id);
  await deleteSessionsOf(session.user.id, session.id);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.erasure-requested', by: session, ip, target });
  inBackground('erasure mail', async () => {
    if (await mayMailOwner(session.user)) await postMail(await erasureRequestedMail(session.user, on));
  });
  return on;
}

/** Cancels the erasure; the account's listings are shown again. */
export async function cancelErasure(session: UserSession, ip: string): Promise<void> {
  await setErasureRequest(session.user.id, null);
  await showListingsOf(session.user.id);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.erasure-cancelled', by: session, ip, target });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Erases accounts whose grace period has ended. Retries a failed one in the next run. */
async function eraseDueAccounts(now: Date): Promise<number> {
  const due = await listDueErasures(daysBefore(now, (await retention()).erasure));
  let erased = 0;
  for (const person of due) {
    try {
      await removeStoredDocumentsOf(person.id);
      await erasePerson(person);
      await recordAudit({ action: 'user.erased', by: null, target: { type: 'user', id: person.id } });
      erased += 1;
    } catch (err) {
      log.error({ err, userId: person.id }, 'erasure failed and will be tried again');
    }
  }
  return erased;
}

/** Removes data whose time has come: erased accounts, old activity, full addresses, and everything with a retention setting. */
export async function cleanUpPersonalData(now: Date = new Date()): Promise<void> {
  const days = await retention();
  const removed: Record<string, number> = { erased: await eraseDueAccounts(now) };
  const before = {
    now,
    activity: daysBefore(now, days.activity),
    ip: daysBefore(now, days.ip),
    enquiry: days.enquiry ? daysBefore(now, days.enquiry) : undefined,
    visit: days.visit ? daysBefore(now, days.visit) : undefined,
    homeVisit: daysBefore(now, days.homeVisit),
  };
  for (const { expire } of PERSONAL_DATA)
    for (const [what, count] of Object.entries((await expire?.(before)) ?? {}))
      removed[what] = (removed[what] ?? 0) + count;
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'cleanup of personal data');
}
