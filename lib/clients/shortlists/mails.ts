import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import type { TourRequest } from '@/lib/shortlists/events';

/** Number of homes in a mail. The link shows all of them. */
const SHOWN = 5;

type Sent = {
  client: { name: string; email: string };
  /** the broker's text, with or without the link */
  text: string;
  url: string;
  /** ids of the listings, in order */
  homes: readonly string[];
  sender: { name: string; email: string; language?: Language | null | undefined };
};

/** The mail with a list for a client, in the language of the broker, who wrote its text. Replies go to the broker. */
export async function sentMail({ client, text, url, homes, sender }: Sent): Promise<Mail> {
  const { name, email: replyTo, language } = sender;
  const { t } = textsIn(language, 'alerts/mails');
  const shown = await Promise.all(homes.slice(0, SHOWN).map((id) => getMailHome(id, t.language)));
  const lines = text
    .replace(url, '')
    .split(/\n+/)
    .flatMap((line) => line.trim() || []);
  const mail = await letter({ ...client, language }, t('Homes for you from {name}', { name }), lines, {
    // the broker's text greets by name
    isNameless: true,
    // each home opens on the list's page, where the client can say yes or no
    homes: shown.flatMap((home) => (home ? [{ ...home, href: url }] : [])),
    button: { label: t('See the homes'), href: url },
    notes: [
      t('{name} sends you this because you agreed to it. To stop, reply to this email.', {
        name,
      }),
    ],
  });
  return { ...mail, replyTo };
}

type Broker = { name: string; email: string; language?: Language | null | undefined };

/** Mails the broker that a client or relative would like to see homes of their page on one day. */
export async function tourMail(
  client: { id: string; name: string },
  broker: Broker,
  { name, phone, day, homes }: TourRequest,
): Promise<Mail> {
  const { t } = textsIn(broker.language, 'alerts/mails');
  const shown = await Promise.all(homes.map((id) => getMailHome(id, t.language)));
  const when = formatDate(`${day}T12:00:00Z`, t.language);
  return letter(
    broker,
    t('{name} would like to see homes on {day}', { name, day: when }),
    [
      t('This is about the page you made for {client}.', { client: client.name }),
      ...(phone ? [t('Phone: {phone}', { phone: formatPhone(phone) })] : []),
    ],
    {
      homes: shown.flatMap((home) => home ?? []),
      button: {
        label: t('Open the client'),
        href: siteUrl() + localPath(t.language, `/dashboard/clients/${client.id}`),
      },
    },
  );
}
