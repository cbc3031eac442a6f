import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getTitle } from '@/lib/listings/title/data';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { changeText } from '@/lib/shortlists/format';
import type { HomeNews, receiverOf } from './data';

type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;

/** Tells a client about changes to homes on their page, in the client's language and the broker's name. Replies go to the broker. */
export async function pageNewsMail(
  { client, sender, url }: Receiver,
  news: readonly HomeNews[],
): Promise<Mail> {
  const { name, email: replyTo, language } = sender;
  const { t } = textsIn(language, 'alerts/mails');
  const { t: changed } = textsIn(language, 'shortlists');
  const lines = await Promise.all(
    news.map(async ({ property, title, changes }) => {
      const words = changes.map((change) => changeText(change, changed)).join(' · ');
      return `${await getTitle(property, title, language)}: ${words}`;
    }),
  );
  const mail = await letter({ ...client, language }, t('News about the homes we chose for you'), lines, {
    button: { label: t('See the homes'), href: url },
    notes: [
      t('{name} sends you this because you agreed to it. To stop, reply to this email.', {
        name,
      }),
    ],
  });
  return { ...mail, replyTo };
}
