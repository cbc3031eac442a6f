import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';

export type FactorChange = (t: Text<'accounts/mails'>) => string;
type To = Receiver & { id: string };

const securityPage = (id: string) => `${siteUrl()}/profile/${id}/security`;

/** Sent after a sign-in method was added or removed, to warn a person who did not do it. */
export function factorChangedMail(to: To, what: FactorChange): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(
    to,
    t('Your sign-in settings were changed'),
    [what(t), t('If that wasn’t you, sign out everywhere and set a new password.')],
    { button: { label: t('Review my sign-ins'), href: securityPage(to.id) } },
  );
}
