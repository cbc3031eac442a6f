import 'server-only';
import { letter, pageOf } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatTime } from '@/lib/platform/text/format';
import { type LetterLean, type ReceiverLean, stopUrl, unsubscribeUrl } from './data';

/** The letter itself, in the owner's language; replies go to the broker. */
export async function ownerLetterMail(
  row: LetterLean,
  receiver: Pick<ReceiverLean, '_id' | 'token'>,
  sender: { name: string; email: string },
): Promise<Mail> {
  const { language, name, email = '', subject = '', text = '' } = row;
  const { t } = textsIn(language, 'brokers/letters');
  const to = { name, email: email ?? '', language };
  const [home] = row.properties;
  const mail = await letter(to, subject ?? '', (text ?? '').split(/\n{2,}/), {
    button: { label: t('Look at the listing'), href: pageOf(to, `/properties/${home}`) },
    isNameless: !name,
    reason: {
      text: t('You get this each Monday because {name} offers your home.', { name: sender.name }),
      change: { label: t('Stop these letters'), href: stopUrl(receiver, language) },
    },
  });
  return {
    ...mail,
    replyTo: sender.email,
    messageId: `<owner-letter.${row._id}@${new URL(siteUrl()).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl(receiver)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Morning mail to the broker, while the letters can still be read and changed. */
export function lettersReadyMail(to: Receiver, count: number, sendAt: Date): Promise<Mail> {
  const { t } = textsIn(to.language, 'brokers/letters');
  const subject = t('Your letters to owners are ready');
  const time = formatTime(sendAt, t.language);
  return letter(
    to,
    subject,
    [
      t(
        '{count, plural, one {# letter goes} other {# letters go}} out at {time}. Until then you can read, change or hold each one.',
        { count, time },
      ),
    ],
    { button: { label: t('Read the letters'), href: pageOf(to, '/dashboard/letters') } },
  );
}
