import 'server-only';
import { letter } from '@/lib/account/events';
import { formatDate } from '@/lib/format';
import { inBackground } from '@/lib/jobs/background';
import { postMail } from '@/lib/mail/queue';
import { INVITATION_DAYS } from '@/lib/membership/constants';
import { siteUrl } from '@/lib/site';
import { getCredentials } from '@/lib/user/data';
import type { Standing } from '@/lib/user/mutations';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS, standingLabel } from './constants';
import type { StaffInvite } from './schema';

type Invited = StaffInvite & { by: string; token: string; expiresAt: Date };

export function mailStaffInvitation({ email, office, by, token, expiresAt }: Invited): void {
  inBackground('staff invitation mail', async () => {
    const mail = await letter({ name: email, email }, `${by} invites you to the office`, [
      `${by} invites you to work in our office as: ${OFFICE_ROLE_LABELS[office]}. ${OFFICE_ROLE_HINTS[office]}`,
      `Open this link, and sign in or create an account with this e-mail address. It works once, until ${formatDate(expiresAt)} (${INVITATION_DAYS} days):`,
      `${siteUrl()}/join/${token}`,
      'If you do not know the sender, ignore this mail: nothing happens without you.',
    ]);
    await postMail(mail);
  });
}

export async function mailNewRole(userId: string, to: Standing): Promise<void> {
  const person = await getCredentials({ id: userId });
  if (!person) return;
  const hint = to.role === 'admin' ? ` ${OFFICE_ROLE_HINTS[to.office ?? 'admin']}` : '';
  const lines = [
    `An admin has changed the role of your account to ${standingLabel(to)}.${hint}`,
    `${siteUrl()}/login`,
  ];
  await postMail(await letter(person, 'Your role has changed', lines));
}
