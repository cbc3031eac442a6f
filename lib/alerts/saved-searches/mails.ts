import 'server-only';
import { letter } from '@/lib/accounts/mails';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { Mail } from '@/lib/platform/mail/mailer';
import { MAX_SEARCHES, UNCONFIRMED_DAYS } from './constants';
import { parseStored, searchTitle } from './rules';

/** The search that a link is for; `undefined` without room for another, null if the mail is only about the link. */
export type LinkSubject = { query: string; isConfirmed: boolean } | null | undefined;

type Words = { subject: string; lines: string[]; label: string };

function wordsFor(t: Text<'alerts/mails'>, about: LinkSubject): Words {
  const open = t('Open my alerts');
  if (about === null) return { subject: t('Your alerts'), lines: [], label: open };
  if (about === undefined) {
    const full = t('You have {count} saved searches already, so this one was not saved. Delete one first.', {
      count: MAX_SEARCHES,
    });
    return { subject: t('Too many saved searches'), lines: [full], label: open };
  }
  const title = searchTitle(parseStored(about.query), textsIn(t.language, 'search/applied'));
  if (about.isConfirmed) return { subject: t('You already get these alerts'), lines: [title], label: open };
  const waits = t('Alerts start once you confirm. The link works for {days} days.', {
    days: UNCONFIRMED_DAYS,
  });
  return { subject: t('Start your alerts?'), lines: [title, waits], label: t('Start alerts') };
}

/** The mail with a person's one link to all alerts, which also confirms new ones. */
export function linkMail(
  to: string,
  href: string,
  about: LinkSubject,
  language: Language = 'en',
): Promise<Mail> {
  const { t } = textsIn(language, 'alerts/mails');
  const { subject, lines, label } = wordsFor(t, about);
  return letter({ name: '', email: to, language }, subject, lines, {
    isNameless: true,
    button: { label, href },
    notes: [
      t('Keep this link private. Anyone with it can change and delete your alerts.'),
      t('If you didn’t ask for this, ignore this email and we won’t send anything.'),
    ],
  });
}
