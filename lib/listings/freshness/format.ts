import type { Text } from '@/lib/platform/language/translate';
import {
  formatArea,
  formatDate,
  formatDistance,
  formatNumber,
  formatRupees,
} from '@/lib/platform/text/format';
import { ASK_AFTER_DAYS, type Confirmer, REDUCED_DAYS } from './constants';
import type { RankDto } from './dto';
import { daysSince } from './rules';

/** Maximum days shown as a number; older ones are shown as a date. */
const MAX_DAYS = 60;

/** "Confirmed 3 days ago by the owner" */
export function confirmedText(
  { confirmedAt, confirmedBy = 'owner' }: { confirmedAt: string; confirmedBy?: Confirmer | undefined },
  now: number,
  t: Text<'listings/card'>,
): string {
  const days = daysSince(confirmedAt, now);
  const when = days <= 0 ? 'today' : days === 1 ? 'yesterday' : days > MAX_DAYS ? 'on' : 'ago';
  return t(
    'Confirmed {when, select, today {today} yesterday {yesterday} ago {{days} days ago} other {on {date}}} by {who, select, broker {the broker} agency {the agency} other {the owner}}',
    { when, days, date: formatDate(confirmedAt, t.language), who: confirmedBy },
  );
}

const NEW_DAYS = 3;

/** A card's one piece of recent news. */
export function newsOf(
  { reducedAt, createdAt }: { reducedAt?: string; createdAt: string },
  now: number,
  t: Text<'listings/card'>,
): string {
  if (reducedAt && daysSince(reducedAt, now) <= REDUCED_DAYS) return t('Price reduced');
  return daysSince(createdAt, now) <= NEW_DAYS ? t('New') : '';
}

/** Explanations of a rank by list order; the rank itself is given only where known. */
const ORDERS = {
  'price-asc': '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price first: {value}.',
  'price-desc': '{place, plural, =0 {Highest} other {Number # of {of}, highest}} price first: {value}.',
  'area-desc': '{place, plural, =0 {Largest} other {Number # of {of}, largest}} first: {value}.',
  'all-in-asc':
    '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} all-in cost first: {value} in all.',
  'carpet-rate-asc':
    '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price per carpet sq ft first: {value} per carpet sq ft.',
  distance: '{place, plural, =0 {Nearest} other {Number # of {of}, nearest}} first: {value} away.',
} as const;
const UNKNOWN = {
  'price-asc': '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price first: no price.',
  'price-desc': '{place, plural, =0 {Highest} other {Number # of {of}, highest}} price first: no price.',
  'area-desc': '{place, plural, =0 {Largest} other {Number # of {of}, largest}} first: no area.',
  'all-in-asc':
    '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} all-in cost first. Its charges aren’t known, so it comes last.',
  'carpet-rate-asc':
    '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price per carpet sq ft first. Its carpet area isn’t known, so it comes last.',
  distance:
    '{place, plural, =0 {Nearest} other {Number # of {of}, nearest}} first. Its place isn’t known, so it comes last.',
} as const;

type Explained = { rank: RankDto; createdAt: string; confirmedAt?: string | undefined };

/** Explains a listing's rank by the words and the number that ranked it. */
export function whyHere(explained: Explained, now: number, t: Text<'listings/card'>): string {
  const { words, liked } = explained.rank;
  const byNumber = whyByNumber(explained, now, t);
  if (liked)
    return `${t('Homes with what you prefer come first. This one has {found} of {of}.', liked)} ${byNumber}`;
  return words
    ? `${t('Homes with the words you typed come first. This one has {found} of {of}.', words)} ${byNumber}`
    : byNumber;
}

function whyByNumber(
  { rank, createdAt, confirmedAt = createdAt }: Explained,
  now: number,
  t: Text<'listings/card'>,
): string {
  const { place = 0, value } = rank;
  const of = formatNumber(rank.of ?? place);
  const order = rank.sort as keyof typeof ORDERS;
  if (order in ORDERS) {
    if (value === null) return t(UNKNOWN[order], { place, of });
    const phrase =
      order === 'distance'
        ? formatDistance(value, t.language)
        : order === 'area-desc'
          ? formatArea(value, t.language)
          : formatRupees(value);
    return t(ORDERS[order], { place, of, value: phrase });
  }
  const date = formatDate(createdAt, t.language);
  if (!rank.backDays || value === null)
    return t(
      '{place, plural, =0 {In the order newest first} other {Number # of {of}, newest first}}: listed on {date}, and confirmed within {days} days.',
      { place, of, date, days: ASK_AFTER_DAYS },
    );
  return t(
    '{place, plural, =0 {In the order newest first} other {Number # of {of}, newest first}}: listed on {date}, but not confirmed for {days} days, so it counts as listed on {counted}, {back} days earlier.',
    {
      place,
      of,
      date,
      days: daysSince(confirmedAt, now),
      counted: formatDate(value, t.language),
      back: rank.backDays,
    },
  );
}
