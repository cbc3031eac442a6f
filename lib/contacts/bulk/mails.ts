import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';

type Handed = { id: string; by: string; count: number };

/** To the colleague who got contacts: one mail, however many they are. */
export function contactsHandedMail(to: Receiver, { id, by, count }: Handed): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const subject = t('{name} gave you {count, plural, one {# contact} other {# contacts}}', {
    name: oneLine(by),
    count,
  });
  return letter(to, subject, [t('You look after them from now on.')], {
    button: { label: t('Open the list'), href: `${siteUrl()}/admin/contactlist?owner=${id}` },
  });
}
