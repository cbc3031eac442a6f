import { escapeHtml, mailButton, mailDocument, paragraph } from '@/lib/mail/html';
import { MAX_SEARCHES, UNCONFIRMED_DAYS } from './constants';
import { parseStored, searchTitle } from './rules';

export type MailText = { subject: string; text: string; html: string };
type Sender = { name: string; phone: string; email: string };

/** Which search the link is about; `undefined` when there is no room for another one, null when it is only about the link. */
export type LinkSubject = { query: string; isConfirmed: boolean } | null | undefined;

const IGNORE = 'If you did not ask for this, ignore this mail: nothing will be sent.';

function wordsFor(subject: LinkSubject) {
  if (subject === null) return { title: 'Your alerts', lines: [], button: 'Open my alerts' };
  if (subject === undefined) {
    const full = `You have ${MAX_SEARCHES} saved searches already, so this one was not saved. Delete one first.`;
    return { title: 'No room for another search', lines: [full], button: 'Open my alerts' };
  }
  const title = searchTitle(parseStored(subject.query));
  return subject.isConfirmed
    ? { title: 'You get these alerts already', lines: [title], button: 'Open my alerts' }
    : {
        title: 'Start your alerts?',
        lines: [title, `Alerts begin when you say yes. The link waits ${UNCONFIRMED_DAYS} days for that.`],
        button: 'Look and say yes',
      };
}

/** The mail with the one link to all alerts of a person, which also confirms new ones. */
export function linkMail(url: string, subject: LinkSubject, { name, phone, email }: Sender): MailText {
  const { title, lines, button } = wordsFor(subject);
  const keep = 'Keep this link to yourself: who has it can change and delete your alerts.';
  return {
    subject: `${title} · ${name}`,
    text: `${['Hello,', ...lines, `${button}: ${url}`, keep, IGNORE, `${name}\n${phone}\n${email}`].join('\n\n')}\n`,
    html: mailDocument({
      title,
      preview: lines[0] ?? title,
      body:
        lines.map((line) => paragraph(escapeHtml(line))).join('') +
        mailButton(url, button) +
        paragraph(`${keep} ${IGNORE}`, 'color:#5c5850;font-size:14px;'),
      footer: [name, phone, email].map(escapeHtml).join('<br>'),
    }),
  };
}
