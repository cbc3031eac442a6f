import 'server-only';
import { letter } from '@/lib/account/events';
import type { Mail } from '@/lib/mail/mailer';
import { siteUrl } from '@/lib/site';

type To = { id: string; name: string; email: string };

const securityPage = (id: string) => `${siteUrl()}/profile/${id}/security`;

/** After a way to sign in was added or taken away: who did not do it must learn of it. */
export function factorChangedMail(to: To, what: string): Promise<Mail> {
  return letter(to, 'Your sign-in was changed', [
    what,
    `If that was not you, sign out everywhere and set a new password: ${securityPage(to.id)}`,
  ]);
}
