import 'server-only';
import { letter } from '@/lib/account/events';
import { deviceName } from '@/lib/device-name';
import { formatDateTime } from '@/lib/format';
import { textIn } from '@/lib/language/messages';
import type { Mail } from '@/lib/mail/mailer';
import { mailText, type Receiver } from '@/lib/mail/text';
import { siteUrl } from '@/lib/site';

type To = Receiver & { id: string };
type SignIn = { userAgent: string | undefined; ip: string; at: Date };

/** After a sign-in from a browser that has not signed in to this account before. */
export function newDeviceMail(to: To, { userAgent, ip, at }: SignIn): Promise<Mail> {
  const t = mailText(to, 'mails');
  const facts = [
    t('Browser: {browser}', { browser: deviceName(userAgent ?? '', textIn(t.language, 'security')) }),
    t('Time: {time}', { time: formatDateTime(at, t.language) }),
    t('Network address: {address}', { address: ip }),
  ];
  return letter(to, t('New sign-in to your account'), [
    t('A browser that we have not seen before signed in to your account.'),
    facts.join('\n'),
    t('If that was you, there is nothing to do.'),
    t('If not, sign out everywhere and set a new password: {link}', {
      link: `${siteUrl()}/profile/${to.id}/security`,
    }),
  ]);
}
