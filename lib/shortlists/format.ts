import type { Text } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { ADOPTED_NAME, DEFAULT_NAME } from './constants';
import type { HomeChangeDto, ReplyDto } from './dto';

const STATUS_TEXTS = {
  sold: 'Sold',
  rented: 'Let',
  expired: 'Expired',
  gone: 'No longer listed',
  back: 'Back on the market',
} as const;

/** "Price down ₹2 L, now ₹58 L" */
export function changeText(change: HomeChangeDto, t: Text<'shortlists'>): string {
  if (change.kind === 'edited') return t('Edited since you last looked');
  if (change.kind === 'status') return t(STATUS_TEXTS[change.now]);
  const { before, now } = change;
  return t('Price {direction, select, down {down} other {up}} {amount}, now {now}', {
    direction: now < before ? 'down' : 'up',
    amount: formatRupeesShort(Math.abs(before - now), t.language),
    now: formatRupeesShort(now, t.language),
  });
}

/** "2 yes · 1 maybe", or nothing without replies. */
const TALLIES = { yes: '{count} yes', maybe: '{count} maybe', no: '{count} no' } as const;

export function tallyOf(replies: readonly ReplyDto[], t: Text<'shortlists'>): string {
  return (['yes', 'maybe', 'no'] as const)
    .map((verdict) => [replies.filter((reply) => reply.verdict === verdict).length, verdict] as const)
    .filter(([count]) => count > 0)
    .map(([count, verdict]) => t(TALLIES[verdict], { count }))
    .join(' · ');
}

/** Default list names in the page's language. Keeps names that people chose. */
export const listName = (name: string, t: Text<'shortlists'>): string =>
  name === DEFAULT_NAME || name === ADOPTED_NAME ? t(name) : name;
