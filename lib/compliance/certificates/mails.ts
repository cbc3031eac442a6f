import 'server-only';
import { FIRM, type RemindBefore } from '@/lib/accounts/certificates/constants';
import { letter } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';

type Ending = { holder: string; number: string; validUntil: string; name: string; before: RemindBefore };

/** Warns that a registration expires soon, or has lapsed, with the consequences. The office's mail links to its page. */
export function certificateMail(to: Receiver, ending: Ending, isOffice: boolean): Promise<Mail> {
  const { t } = textsIn(to.language, 'compliance/mails');
  const { number, validUntil, name, before, holder } = ending;
  const day = formatDate(`${validUntil}T12:00:00+05:30`, t.language);
  const subject =
    before === 0
      ? t('The MahaRERA registration {number} has lapsed', { number })
      : t('The MahaRERA registration {number} ends on {day}', { number, day });
  const what =
    before === 0
      ? t(
          'The real estate agent registration {number} of {name} ended on {day}. Until it is renewed, no new adverts for registered projects are published under it, and the agent may not take part in selling them.',
          { name, number, day },
        )
      : t(
          'The real estate agent registration {number} of {name} ends on {day}. Renew it in time. After that day, no new adverts for registered projects are published under it.',
          { name, number, day },
        );
  const firm = holder === FIRM ? [t('It’s the agency’s own registration.')] : [];
  const open = isOffice ? [t('Once it is renewed, enter the new end date and the certificate:')] : [];
  const button = isOffice
    ? { label: t('Open the registrations'), href: `${siteUrl()}/admin/certificates` }
    : { label: t('Open my account'), href: `${siteUrl()}/dashboard` };
  return letter(to, subject, [what, ...firm, ...open], { button });
}
