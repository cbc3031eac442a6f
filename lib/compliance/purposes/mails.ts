import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';

/** Asks a member about another purpose. Without an answer nothing is done for it. */
export function purposeMail(to: Receiver, words: string): Promise<Mail> {
  const { t } = textsIn(to.language, 'compliance/mails');
  return letter(
    to,
    t('May we use your data for another purpose?'),
    [
      t('You gave us your data for other purposes. For this one we ask you again:'),
      `“${words}”`,
      t('If you do nothing, we do not use your data for it. You can withdraw your consent at any time.'),
    ],
    {
      button: {
        label: t('Open my data and rights'),
        href: `${siteUrl()}${localPath(t.language, '/my-data')}`,
      },
    },
  );
}
