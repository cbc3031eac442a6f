import 'server-only';
import { letter } from '@/lib/account/events';
import type { TeamRole } from '@/lib/auth/roles';
import { formatDate } from '@/lib/format';
import { inBackground } from '@/lib/jobs/background';
import { postMail } from '@/lib/mail/queue';
import { siteUrl } from '@/lib/site';
import { getCredentials } from '@/lib/user/data';
import { INVITATION_DAYS, JOIN_NOTICE, TEAM_ROLE_LABELS } from './constants';

type Invited = { email: string; role: TeamRole; team: string; by: string; token: string; expiresAt: Date };

export function mailInvitation({ email, role, team, by, token, expiresAt }: Invited): void {
  inBackground('team invitation mail', async () => {
    const mail = await letter({ name: email, email }, `${by} invites you to ${team}`, [
      `${by} invites you to join the team "${team}" as: ${TEAM_ROLE_LABELS[role]}.`,
      `Open this link, and sign in or create an account with this e-mail address. It works once, until ${formatDate(expiresAt)} (${INVITATION_DAYS} days):`,
      `${siteUrl()}/join/${token}`,
      JOIN_NOTICE,
      'If you do not know the sender, ignore this mail: nothing happens without you.',
    ]);
    await postMail(mail);
  });
}

function mailTo(userId: string, what: string, subject: string, lines: string[]): void {
  inBackground(what, async () => {
    const person = await getCredentials({ id: userId });
    if (person) await postMail(await letter(person, subject, lines));
  });
}

export const mailJoined = (ownerId: string, name: string, team: string): void =>
  mailTo(ownerId, 'team joined mail', `${name} has joined ${team}`, [
    `${name} has accepted your invitation and is now a member of "${team}".`,
    `${siteUrl()}/dashboard/team`,
  ]);

export const mailRemoved = (userId: string, team: string): void =>
  mailTo(userId, 'team removed mail', `You are no longer a member of ${team}`, [
    `An owner of "${team}" has ended your membership. The listings, leads and deals of the team are no longer open to you.`,
    'Your own account stays. If you think that this is a mistake, please ask the owner of the team.',
  ]);

export const mailHeir = (userId: string, name: string, team: string): void =>
  mailTo(userId, 'team handover mail', `You take over from ${name}`, [
    `${name} has left "${team}". Listings, leads, visits, clients and deals that were in that name are now in yours.`,
    `${siteUrl()}/dashboard`,
  ]);
