import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';

const dayText = (day: string, language: Parameters<typeof formatDate>[1]) =>
  formatDate(`${day}T12:00:00+05:30`, language);

export function grievanceReceivedMail(
  to: Receiver,
  { number, dueOn }: { number: string; dueOn: string },
): Promise<Mail> {
  const { t } = textsIn(to.language, 'compliance/mails');
  return letter(
    to,
    t('Your grievance {number} has reached us', { number }),
    [
      t('Your grievance number is {number}. We’ll reply by {day} at the latest, with reasons.', {
        number,
        day: dayText(dueOn, t.language),
      }),
    ],
    {
      button: {
        label: t('Open my data and rights'),
        href: `${siteUrl()}${localPath(t.language, '/my-data')}`,
      },
      isNameless: true,
    },
  );
}

export function grievanceAnsweredMail(
  to: Receiver,
  { number, answer }: { number: string; answer: string },
): Promise<Mail> {
  const { t } = textsIn(to.language, 'compliance/mails');
  return letter(
    to,
    t('Our reply to your grievance {number}', { number }),
    [
      answer,
      t(
        'If you are not satisfied with this reply about your personal data, you may complain to the Data Protection Board of India.',
      ),
    ],
    {
      button: { label: t('Where to turn next'), href: `${siteUrl()}${localPath(t.language, '/grievance')}` },
    },
  );
}

export function grievanceDueMail(
  to: Receiver,
  { number, dueOn, isOverdue }: { number: string; dueOn: string; isOverdue: boolean },
): Promise<Mail> {
  const { t } = textsIn(to.language, 'compliance/mails');
  const day = dayText(dueOn, t.language);
  const subject = isOverdue
    ? t('The grievance {number} is overdue', { number })
    : t('The grievance {number} needs a reply by {day}', { number, day });
  return letter(
    to,
    subject,
    [t('The grievance {number} has no reply yet. The deadline is {day}.', { number, day })],
    { button: { label: t('Open the register'), href: `${siteUrl()}/admin/grievances` } },
  );
}
