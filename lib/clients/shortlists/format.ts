import type { Text } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import type { HomeDto } from '@/lib/shortlists/dto';

const SHOWN = 5;

type ClientText = Text<'clients'>;

const lineOf = ({ title, card }: Pick<HomeDto, 'title' | 'card'>, t: ClientText) =>
  card ? `${title}, ${formatRupeesShort(card.price, t.language)}` : title;

/** The text sent to a client by WhatsApp or mail, ending with the link. */
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
