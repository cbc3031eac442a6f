import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import type { MessageLean } from '@/lib/channels/messages/data';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine } from '@/lib/platform/mail/text';
import { formatPhone } from '@/lib/platform/text/phone';
import { site } from '@/lib/settings/data';
import type { LeadLean } from './inbound/data';

type To = { email: string; name: string; language?: Language | undefined };

/** The person handling a lead: its assignee, else its lister, else the office. */
async function receiverOf({ assignee, owner }: Pick<LeadLean, 'assignee' | 'owner'>): Promise<To> {
  for (const id of [assignee, owner]) {
    const account = id && (await getCredentials({ id: String(id) }));
    if (account) return account;
  }
  const { email, name } = await site();
  return { email, name };
}

/** Tells the person handling a lead that its contact has written. */
export async function tellOfMessage(lead: LeadLean, row: MessageLean): Promise<void> {
  const to = await receiverOf(lead);
  const { url } = await site();
  const { t } = textsIn(to.language, 'channels');
  const name = oneLine(lead.name ?? row.name ?? formatPhone(row.phone));
  const mail = await letter(
    to,
    t('New WhatsApp message from {name}', { name }),
    [row.text || t('A file without text.')],
    {
      button: {
        label: t('Read and reply'),
        href: url + localPath(t.language, `/dashboard/leads/${lead._id}`),
      },
      home: lead.property ? await getMailHome(lead.property, t.language) : undefined,
    },
  );
  await postMail(mail);
}

/** Notifies the office of a message whose sender's number WhatsApp hides. */
export async function tellOfNumberless(name: string, text: string): Promise<void> {
  const { email, name: office, url } = await site();
  const { t } = textsIn(undefined, 'channels');
  const mail = await letter(
    { email, name: office },
    t('New WhatsApp message from {name}', { name: oneLine(name) || t('A person without a number') }),
    [
      text || t('A file without text.'),
      t('This person’s number is hidden. Please reply in the WhatsApp app and ask for a number there.'),
    ],
    { button: { label: t('Channel status'), href: `${url}/admin/channels` } },
  );
  await postMail(mail);
}

/** Warns the office that WhatsApp will stop working, in advance if the day is known. */
export async function tellOfToken(days: number | undefined): Promise<void> {
  const { email, name, url } = await site();
  const { t } = textsIn(undefined, 'channels');
  const subject =
    days === undefined
      ? t('WhatsApp no longer accepts the access token')
      : t('The WhatsApp access token expires in {days, plural, one {# day} other {# days}}', { days });
  const mail = await letter(
    { email, name },
    subject,
    [
      t(
        'Create a new token in Meta’s app, set WHATSAPP_TOKEN and restart. Until then messages wait, and none are lost.',
      ),
    ],
    { button: { label: t('Channel status'), href: `${url}/admin/channels` } },
  );
  await postMail(mail);
}
