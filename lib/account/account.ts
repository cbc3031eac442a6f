import 'server-only';
import { collectPersonalData } from '@/lib/account/data';
import { recordAudit } from '@/lib/audit/mutations';
import { confirmPassword } from '@/lib/auth/account';
import { hasRole } from '@/lib/auth/guards';
import { deleteSessionsOf } from '@/lib/auth/mutations';
import type { UserSession } from '@/lib/auth/types';
import { AppError, notFound } from '@/lib/http/errors';
import { inBackground } from '@/lib/jobs/background';
import { erasureRequestedMail } from '@/lib/mail/account-mails';
import { postMail } from '@/lib/mail/queue';
import { retention } from '@/lib/settings/data';
import { hasOtherAdmin } from '@/lib/user/data';
import { setErasureRequest } from '@/lib/user/mutations';

const DAY_MS = 86_400_000;

/** The person's data as a file to download. */
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

/** Starts the grace period and signs every other browser out. Answers when the account will be erased. */
export async function requestErasure(session: UserSession, password: string, ip: string): Promise<Date> {
  await confirmPassword(session, password);
  if (hasRole(session, 'admin') && !(await hasOtherAdmin(session.user.id))) {
    throw new AppError('conflict', 'You are the only admin. Please make somebody else one first');
  }
  const now = new Date();
  const on = new Date(now.getTime() + (await retention()).erasure * DAY_MS);
  await setErasureRequest(session.user.id, now);
  await deleteSessionsOf(session.user.id, session.id);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.erasure-requested', by: session, ip, target });
  inBackground('erasure mail', async () => postMail(await erasureRequestedMail(session.user, on)));
  return on;
}

export async function cancelErasure(session: UserSession, ip: string): Promise<void> {
  await setErasureRequest(session.user.id, null);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.erasure-cancelled', by: session, ip, target });
}
