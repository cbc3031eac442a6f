import 'server-only';
import { letter } from '@/lib/account/events';
import { deviceName } from '@/lib/device-name';
import { formatDateTime } from '@/lib/format';
import type { Mail } from '@/lib/mail/mailer';
import { siteUrl } from '@/lib/site';

type To = { id: string; name: string; email: string };
type SignIn = { userAgent: string | undefined; ip: string; at: Date };

/** After a sign-in from a browser that has not signed in to this account before. */
export function newDeviceMail(to: To, { userAgent, ip, at }: SignIn): Promise<Mail> {
  return letter(to, 'New sign-in to your account', [
    `A browser that we have not seen before signed in to your account.`,
    `Browser: ${deviceName(userAgent ?? '')}\nTime: ${formatDateTime(at)}\nNetwork address: ${ip}`,
    'If that was you, there is nothing to do.',
    `If not, sign out everywhere and set a new password: ${siteUrl()}/profile/${to.id}/security`,
  ]);
}
