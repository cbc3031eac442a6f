import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import type { RoleAssignment } from '@/lib/accounts/users/mutations';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { postMail } from '@/lib/platform/mail/queue';
import { siteUrl } from '@/lib/platform/site';
import { mailInvitation } from '@/lib/teams/membership/mails';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS, standingLabel } from './constants';

type Invitation = Parameters<typeof mailInvitation>[0];

export const mailStaffInvitation = (invitation: Invitation, office: OfficeRole): void =>
  mailInvitation(invitation, (t, label) => {
    const by = invitation.by.name;
    const first = t('{by} invites you to work in our office as: {role}. {hint}', {
      by,
      role: label(OFFICE_ROLE_LABELS[office]),
      hint: label(OFFICE_ROLE_HINTS[office]),
    });
    return { subject: t('{by} invites you to the office', { by }), first };
  });

export async function mailNewRole(userId: string, to: RoleAssignment): Promise<void> {
  const person = await getCredentials({ id: userId });
  if (!person) return;
  const hint = to.role === 'admin' ? ` ${OFFICE_ROLE_HINTS[to.office ?? 'admin']}` : '';
  const lines = [
    `An admin has changed the role of your account to ${standingLabel(to)}.${hint}`,
    `${siteUrl()}/login`,
  ];
  await postMail(await letter(person, 'Your role has changed', lines));
}
