import type { Language } from '@/lib/platform/language/languages';
import type { Text } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import type { HomeWeek } from './dto';

type LetterText = Text<'brokers/letters'>;

const count = (value: number) => String(Math.round(value));

/** Visitors' replies; undefined without any. */
function saidLine({ said: { yes, maybe, no } }: HomeWeek, t: LetterText): string | undefined {
  if (yes + maybe + no === 0) return undefined;
  return t('Visitors said: {yes} yes, {maybe} maybe, {no} no', { yes, maybe, no });
}

function likeLines({ like, type }: HomeWeek, t: LetterText): (string | undefined)[] {
  const { opened, lowered, closed } = like;
  return [
    opened === undefined ? undefined : t('Similar homes: median of {count} views', { count: count(opened) }),
    lowered > 0 ? t('Similar homes that cut their price: {count}', { count: lowered }) : undefined,
    closed > 0
      ? t(type === 'sale' ? 'Similar homes sold: {count}' : 'Similar homes let: {count}', { count: closed })
      : undefined,
  ];
}

/** Lines about the number of buyers at today's price and at a lower one. */
function demandLines({ price, buyers, lower }: HomeWeek, t: LetterText, language: Language): string[] {
  const now = t('People looking for a home like this at {price}: {count}', {
    price: formatRupeesShort(price, language),
    count: buyers,
  });
  if (!lower) return [now];
  const values = { price: formatRupeesShort(lower.price, language), count: lower.buyers };
  return [
    now,
    lower.buyers > buyers
      ? t('At {price} it would be {count}', values)
      : t('At {price} it would be the same', values),
  ];
}

export function homeText(home: HomeWeek, t: LetterText, language: Language): string {
  const lines = [
    t('Shown in lists: {count}', { count: home.shown }),
    t('Opened: {count} (the week before: {before})', { count: home.opened, before: home.openedBefore }),
    t('Enquiries: {count} (the week before: {before})', { count: home.asked, before: home.askedBefore }),
    t('Visits: {count}', { count: home.visits }),
    home.ahead > 0 ? t('Upcoming visits: {count}', { count: home.ahead }) : undefined,
    saidLine(home, t),
    ...likeLines(home, t),
    ...demandLines(home, t, language),
  ];
  const title = `${home.title}, ${formatRupeesShort(home.price, language)}`;
  return [title, ...lines.flatMap((line) => (line ? [`• ${line}`] : []))].join('\n');
}

/** The letter without greeting and signature, which the mail adds. */
export function letterText(homes: readonly HomeWeek[], t: LetterText, language: Language): string {
  const intro = t(
    '{count, plural, one {Here’s how your home did last week.} other {Here’s how your homes did last week.}}',
    {
      count: homes.length,
    },
  );
  return [intro, ...homes.map((home) => homeText(home, t, language))].join('\n\n');
}
