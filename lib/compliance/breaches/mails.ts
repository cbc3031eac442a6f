import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDateTime } from '@/lib/platform/text/format';

/** Reminds the office that the Board has no report on a breach yet. */
export function breachDueMail(
  to: Receiver,
  { number, dueAt }: { number: string; dueAt: Date },
  isOverdue: boolean,
): Promise<Mail> {
  const { t } = textsIn(to.language, 'compliance/mails');
  const time = formatDateTime(dueAt.toISOString(), t.language);
  const subject = isOverdue
    ? t('The report on the breach {number} is overdue', { number })
    : t('The report on the breach {number} is due by {time}', { number, time });
  return letter(
    to,
    subject,
    [
      t(
        'The Data Protection Board must have the detailed report on the breach {number} by {time}. The drafts are in the register.',
        {
          number,
          time,
        },
      ),
    ],
    { button: { label: t('Open the register'), href: `${siteUrl()}/admin/breaches` } },
  );
}
