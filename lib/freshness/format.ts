import { formatArea, formatDate, formatNumber, formatRupees } from '@/lib/format';
import { ASK_AFTER_DAYS, CONFIRMER_LABELS, type Confirmer } from './constants';
import type { RankDto } from './dto';
import { daysSince } from './rules';

/** Longer ago the day itself says more than a number. */
const MAX_DAYS = 60;

/** "Confirmed 3 days ago by the owner" */
export function confirmedText(
  { confirmedAt, confirmedBy = 'owner' }: { confirmedAt: string; confirmedBy?: Confirmer | undefined },
  now: number,
): string {
  const days = daysSince(confirmedAt, now);
  const when =
    days <= 0
      ? 'today'
      : days === 1
        ? 'yesterday'
        : days > MAX_DAYS
          ? `on ${formatDate(confirmedAt)}`
          : `${days} days ago`;
  return `Confirmed ${when} by ${CONFIRMER_LABELS[confirmedBy]}`;
}

/** What each order is called in a sentence, and how its number is said. */
const ORDERS: Record<string, { name: string; say: (value: number) => string; unknown: string }> = {
  'price-asc': { name: 'lowest price first', say: formatRupees, unknown: 'no price' },
  'price-desc': { name: 'highest price first', say: formatRupees, unknown: 'no price' },
  'area-desc': { name: 'largest first', say: formatArea, unknown: 'no area' },
  'all-in-asc': {
    name: 'lowest all-in cost first',
    say: (value) => `${formatRupees(value)} in all`,
    unknown: 'its charges are not known, so it comes last',
  },
  'carpet-rate-asc': {
    name: 'lowest price for each carpet square foot first',
    say: (value) => `${formatRupees(value)} for each carpet sq ft`,
    unknown: 'its carpet area is not known, so it comes last',
  },
};

type Explained = { rank: RankDto; createdAt: string; confirmedAt?: string | undefined };

/** Why a listing stands where it does, from the number that ranked it. */
export function whyHere({ rank, createdAt, confirmedAt = createdAt }: Explained, now: number): string {
  const place = rank.place
    ? `Number ${formatNumber(rank.place)} of ${formatNumber(rank.of ?? rank.place)}, `
    : '';
  const order = ORDERS[rank.sort];
  if (order) {
    const said = rank.value === null ? order.unknown : order.say(rank.value);
    const text = `${place}${order.name}: ${said}.`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  const listed = `${place || 'In the order '}newest first: listed on ${formatDate(createdAt)}`;
  if (!rank.backDays || rank.value === null) return `${listed}, and confirmed within ${ASK_AFTER_DAYS} days.`;
  const days = daysSince(confirmedAt, now);
  return `${listed}, but nobody has confirmed it for ${days} days, so it counts as listed on ${formatDate(rank.value)}, ${rank.backDays} days earlier.`;
}
