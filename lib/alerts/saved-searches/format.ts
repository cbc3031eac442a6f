import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { escapeHtml, mailButton, mailDocument, paragraph } from '@/lib/platform/mail/html';
import { MAX_SEARCHES, UNCONFIRMED_DAYS } from './constants';
import { parseStored, searchTitle } from './rules';

export type MailText = { subject: string; text: string; html: string };
type Sender = { name: string; phone: string; email: string };

/** Which search the link is about; `undefined` when there is no room for another one, null when it is only about the link. */
export type LinkSubject = { query: string; isConfirmed: boolean } | null | undefined;

type Words = { title: string; lines: string[]; button: string };

function wordsFor(t: Text<'alerts/mails'>, subject: LinkSubject): Words {
  const open = t('Open my alerts');
  if (subject === null) return { title: t('Your alerts'), lines: [], button: open };
  if (subject === undefined) {
    const full = t('You have {count} saved searches already, so this one was not saved. Delete one first.', {
      count: MAX_SEARCHES,
    });
    return { title: t('No room for another search'), lines: [full], button: open };
  }
  const title = searchTitle(parseStored(subject.query), textsIn(t.language, 'search/applied'));
  if (subject.isConfirmed) return { title: t('You get these alerts already'), lines: [title], button: open };
  const waits = t('Alerts begin when you say yes. The link waits {days} days for that.', {
    days: UNCONFIRMED_DAYS,
  });
  return { title: t('Start your alerts?'), lines: [title, waits], button: t('Start alerts') };
}

/** The mail with the one link to all alerts of a person, which also confirms new ones. */
export function linkMail(
  url: string,
  subject: LinkSubject,
  { name, phone, email }: Sender,
  language: Language = 'en',
): MailText {
  const { t } = textsIn(language, 'alerts/mails');
  const { title, lines, button } = wordsFor(t, subject);
  const keep = t('Keep this link to yourself: who has it can change and delete your alerts.');
  const ignore = t('If you did not ask for this, ignore this mail: nothing will be sent.');
  const hello = textsIn(language, 'accounts/mails').t('Hello,');
  return {
    subject: `${title} · ${name}`,
    text: `${[hello, ...lines, `${button}: ${url}`, keep, ignore, `${name}\n${phone}\n${email}`].join('\n\n')}\n`,
    html: mailDocument({
      language,
      title,
      preview: lines[0] ?? title,
      body:
        lines.map((line) => paragraph(escapeHtml(line))).join('') +
        mailButton(url, button) +
        paragraph(`${keep} ${ignore}`, 'color:#5c5850;font-size:14px;'),
      footer: [name, phone, email].map(escapeHtml).join('<br>'),
    }),
  };
}
