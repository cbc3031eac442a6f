import 'server-only';
import { letter, pageOf } from '@/lib/accounts/mails';
import type { LeadLean } from '@/lib/enquiries/leads/data';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';

type Waiting = Pick<LeadLean, '_id' | 'name' | 'property'>;

const nameOf = ({ name }: Waiting, fallback: string) => (name ? oneLine(name) : fallback);

/** Notifies the new assignee, chosen by the team's rules or because a colleague did not answer in time. */
export async function assignedMail(to: Receiver, lead: Waiting, from?: string): Promise<Mail> {
  const { t } = textsIn(to.language, 'enquiries/assignment');
  const name = nameOf(lead, t('Someone'));
  const line = from
    ? t('{name} wasn’t answered in time. It was assigned to {from} before you.', {
        name,
        from: oneLine(from),
      })
    : t('{name} is waiting for a reply. By your team’s rules it’s your turn.', { name });
  return letter(to, t('{name} is waiting for your reply', { name }), [line], {
    button: { label: t('Open the lead'), href: pageOf(to, `/dashboard/leads/${lead._id}`) },
    home: lead.property ? await getMailHome(lead.property, to.language) : undefined,
  });
}

/** Notifies the lead of the team that a person has waited too long. */
export async function escalatedMail(
  to: Receiver,
  lead: Waiting,
  { from, to: next }: { from: string; to: string },
  minutes: number,
): Promise<Mail> {
  const { t } = textsIn(to.language, 'enquiries/assignment');
  const name = nameOf(lead, t('Someone'));
  return letter(
    to,
    t('{name} wasn’t answered in time', { name }),
    [
      t(
        '{minutes, plural, one {# working minute has passed} other {# working minutes have passed}} without a reply.',
        {
          minutes,
        },
      ),
      t('Handed over: {from} → {to}', { from: oneLine(from), to: oneLine(next) }),
    ],
    {
      button: { label: t('Open the lead'), href: pageOf(to, `/dashboard/leads/${lead._id}`) },
      home: lead.property ? await getMailHome(lead.property, to.language) : undefined,
    },
  );
}
