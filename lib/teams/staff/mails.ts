import 'server-only';
import { letter, pageOf } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import type { RoleAssignment } from '@/lib/accounts/users/mutations';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { site } from '@/lib/settings/data';
import { mailInvitation } from '@/lib/teams/membership/mails';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS, USER_ROLE_LABELS } from './constants';

type Invitation = Parameters<typeof mailInvitation>[0];

export const mailStaffInvitation = (invitation: Invitation, office: OfficeRole): void =>
  mailInvitation(invitation, (t, label) => {
    const by = invitation.by.name;
    const first = t('{by} invites you to join our office as: {role}. {hint}', {
      by,
      role: label(OFFICE_ROLE_LABELS[office]),
      hint: label(OFFICE_ROLE_HINTS[office]),
    });
    return { subject: t('{by} invites you to the office', { by }), first };
  });

export async function mailNewRole(userId: string, to: RoleAssignment, adminId: string): Promise<void> {
  const [person, admin] = await Promise.all([
    getCredentials({ id: userId }),
    getCredentials({ id: adminId }),
  ]);
  if (!person) return;
  const { t } = textsIn(person.language, 'accounts/mails');
  const { label } = textsIn(t.language, 'teams/join');
  const office = to.role === 'admin' ? (to.office ?? 'admin') : undefined;
  const role = label(office ? OFFICE_ROLE_LABELS[office] : USER_ROLE_LABELS[to.role]);
  const by = admin?.name ?? (await site()).name;
  const lines = [
    t('{by} changed your account’s role to {role}.', { by, role }),
    ...(office ? [label(OFFICE_ROLE_HINTS[office])] : []),
  ];
  const mail = await letter(person, t('{by} changed your role to {role}', { by, role }), lines, {
    button: { label: t('Sign in'), href: pageOf(person, '/login') },
  });
  await postMail(mail);
}
