import { formatRupeesShort } from '@/lib/format';
import type { Language } from '@/lib/language/languages';
import { textIn } from '@/lib/language/messages';
import { escapeHtml, mailButton, mailDocument, paragraph } from '@/lib/mail/html';
import type { HomeDto } from '@/lib/shortlist/dto';

const SHOWN = 5;

const lineOf = ({ title, card }: Pick<HomeDto, 'title' | 'card'>) =>
  card ? `${title}, ${formatRupeesShort(card.price)}` : title;

/** The text that goes to a client by WhatsApp or mail, ready to send; the link stands at its end. */
export function sentText(
  client: string,
  homes: readonly Pick<HomeDto, 'title' | 'card'>[],
  url: string,
): string {
  const first = client.split(' ')[0];
  const lines = homes.slice(0, SHOWN).map((home) => `• ${lineOf(home)}`);
  return [
    homes.length === 1
      ? `Hello ${first}, here is a home that may suit you.`
      : `Hello ${first}, here are ${homes.length} homes that may suit you.`,
    ...lines,
    ...(homes.length > SHOWN ? [`and ${homes.length - SHOWN} more`] : []),
    `Look at them and tell me yes, maybe or no: ${url}`,
  ].join('\n');
}

type Sender = { name: string; agency: string; phone: string; language?: Language | null | undefined };

/** The mail that takes a list to a client, in the language of the broker, who has written its text. `text` is what the broker wrote, with or without the link. */
export function sentMail(text: string, url: string, { name, agency, phone, language }: Sender) {
  const t = textIn(language ?? 'en', 'alertMails');
  const title = t('Homes for you from {name}', { name });
  const withLink = text.includes(url) ? text : `${text}\n\n${url}`;
  const why = t(
    '{name} sends you this because you agreed to it. Reply to this mail if you want no more of them.',
    { name },
  );
  return {
    subject: `${title} · ${agency}`,
    text: `${withLink}\n\n${why}\n\n${agency}\n${phone}\n`,
    html: mailDocument({
      language: t.language,
      title,
      preview: text.split('\n')[0] ?? title,
      body:
        text
          .replace(url, '')
          .split(/\n+/)
          .map((line) => paragraph(escapeHtml(line)))
          .join('') +
        mailButton(url, t('Look at the homes')) +
        paragraph(escapeHtml(why), 'color:#5c5850;font-size:14px;'),
      footer: [agency, phone].map(escapeHtml).join('<br>'),
    }),
  };
}
