import 'server-only';
import { type LetterParts, letter, pageOf } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import type { Actor } from '@/lib/platform/auth/actor';
import type { TeamRole } from '@/lib/platform/auth/roles';
import { inBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import type { Label, Text } from '@/lib/platform/language/translate';
import { postMail } from '@/lib/platform/mail/queue';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';
import { INVITATION_DAYS, JOIN_NOTICE, TEAM_ROLE_LABELS } from './constants';

type Invitation = {
  email: string;
  by: Pick<Actor, 'userId' | 'name'>;
  token: string;
  expiresAt: Date;
};
type InvitationText = (
  t: Text<'accounts/mails'>,
  label: Label,
) => { subject: string; first: string; notice?: string };

/** Uses the language of the account with this address, or the inviter's for an unknown one. */
export function mailInvitation({ email, by, token, expiresAt }: Invitation, write: InvitationText): void {
  inBackground('invitation mail', async () => {
    const account = (await getCredentials({ email })) ?? (await getCredentials({ id: by.userId }));
    const to = { name: email, email, language: account?.language };
    const { t } = textsIn(to.language, 'accounts/mails');
    const { subject, first, notice } = write(t, textsIn(t.language, 'teams/join').label);
    const lines = [
      first,
      t(
        'Open this link, and sign in or create an account with this email address. It works once, until {day} ({days} days):',
        { day: formatDate(expiresAt, t.language), days: INVITATION_DAYS },
      ),
    ];
    const mail = await letter(to, subject, lines, {
      button: { label: t('Read the invitation'), href: pageOf(to, `/join/${token}`) },
      notes: [
        ...(notice ? [notice] : []),
        t('If you don’t know the sender, ignore this email. Nothing happens unless you accept.'),
      ],
      isNameless: true,
    });
    await postMail(mail);
  });
}

export const mailTeamInvitation = (invitation: Invitation, team: string, role: TeamRole): void =>
  mailInvitation(invitation, (t, label) => {
    const by = invitation.by.name;
    return {
      subject: t('{by} invites you to {team}', { by, team }),
      first: t('{by} invites you to join the team "{team}" as: {role}.', {
        by,
        team,
        role: label(TEAM_ROLE_LABELS[role]),
      }),
      notice: label(JOIN_NOTICE),
    };
  });

type Letter = (t: Text<'accounts/mails'>) => {
  subject: string;
  lines: string[];
  button: LetterParts['button'];
};

function mailTo(userId: string, what: string, write: Letter): void {
  inBackground(what, async () => {
    const person = await getCredentials({ id: userId });
    if (!person) return;
    const { subject, lines, button } = write(textsIn(person.language, 'accounts/mails').t);
    await postMail(await letter(person, subject, lines, { button }));
  });
}

export const mailJoined = (ownerId: string, name: string, team: string): void =>
  mailTo(ownerId, 'team joined mail', (t) => ({
    subject: t('{name} has joined {team}', { name, team }),
    lines: [t('{name} has accepted your invitation and is now a member of "{team}".', { name, team })],
    button: { label: t('Open the team'), href: `${siteUrl()}/dashboard/team` },
  }));

export const mailRemoved = (userId: string, team: string): void =>
  mailTo(userId, 'team removed mail', (t) => ({
    subject: t('You are no longer a member of {team}', { team }),
    lines: [
      t(
        'An owner of "{team}" has removed you from the team. You can no longer open its listings, leads and deals.',
        { team },
      ),
      t('You keep your own account. If you think this is a mistake, please ask the owner of the team.'),
    ],
    button: { label: t('Open my account'), href: `${siteUrl()}/dashboard` },
  }));

export const mailHeir = (userId: string, name: string, team: string): void =>
  mailTo(userId, 'team handover mail', (t) => ({
    subject: t('You take over from {name}', { name }),
    lines: [
      t('{name} has left "{team}". Their listings, leads, visits, clients and deals are now yours.', {
        name,
        team,
      }),
    ],
    button: { label: t('See what’s yours now'), href: `${siteUrl()}/dashboard` },
  }));
