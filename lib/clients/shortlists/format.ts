import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { escapeHtml, mailButton, mailDocument, paragraph } from '@/lib/platform/mail/html';
import { formatRupeesShort } from '@/lib/platform/text/format';
import type { HomeDto } from '@/lib/shortlists/dto';

const SHOWN = 5;

type ClientText = Text<'clients'>;

const lineOf = ({ title, card }: Pick<HomeDto, 'title' | 'card'>, t: ClientText) =>
  card ? `${title}, ${formatRupeesShort(card.price, t.language)}` : title;

/** The text that goes to a client by WhatsApp or mail, ready to send; the link is at its end. */
export function sentText(
  t: ClientText,
  client: string,
  homes: readonly Pick<HomeDto, 'title' | 'card'>[],
  url: string,
): string {
  const lines = homes.slice(0, SHOWN).map((home) => `• ${lineOf(home, t)}`);
  return [
    t(
      '{count, plural, one {Hello {name}, here is a home that may suit you.} other {Hello {name}, here are # homes that may suit you.}}',
      { count: homes.length, name: client.split(' ')[0] ?? client },
    ),
    ...lines,
    ...(homes.length > SHOWN ? [t('and {count} more', { count: homes.length - SHOWN })] : []),
    t('Look at them and tell me yes, maybe or no: {url}', { url }),
  ].join('\n');
}

type Sender = { name: string; agency: string; phone: string; language?: Language | null | undefined };

/** The mail that takes a list to a client, in the language of the broker, who has written its text. `text` is what the broker wrote, with or without the link. */
export function sentMail(text: string, url: string, { name, agency, phone, language }: Sender) {
  const { t } = textsIn(language ?? 'en', 'alerts/mails');
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
