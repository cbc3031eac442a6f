import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { deviceName } from '@/lib/platform/text/device-name';
import { formatDateTime } from '@/lib/platform/text/format';

type To = Receiver & { id: string };
type SignIn = { userAgent: string | undefined; ip: string; at: Date };

/** Sent after the first sign-in to this account from a browser. */
export function newDeviceMail(to: To, { userAgent, ip, at }: SignIn): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const facts = [
    t('Browser: {browser}', {
      browser: deviceName(userAgent ?? '', textsIn(t.language, 'accounts/security').t),
    }),
    t('Time: {time}', { time: formatDateTime(at, t.language) }),
    t('IP address: {address}', { address: ip }),
  ];
  return letter(
    to,
    t('New sign-in to your account'),
    [
      t('A new browser signed in to your account.'),
      facts.join('\n'),
      t('If that was you, you don’t need to do anything.'),
      t('If not, sign out everywhere and set a new password.'),
    ],
    { button: { label: t('Review my sign-ins'), href: `${siteUrl()}/profile/${to.id}/security` } },
  );
}
