import { formatRupeesShort } from '@/lib/format';
import type { HomeChangeDto, ReplyDto } from './dto';

const STATUS_TEXTS = {
  sold: 'Sold',
  rented: 'Let',
  expired: 'Expired',
  gone: 'No longer listed',
  back: 'Back on the market',
} as const;

/** "Price down ₹2 L, now ₹58 L" */
export function changeText(change: HomeChangeDto): string {
  if (change.kind === 'edited') return 'Edited since you last looked';
  if (change.kind === 'status') return STATUS_TEXTS[change.now];
  const { before, now } = change;
  const direction = now < before ? 'down' : 'up';
  return `Price ${direction} ${formatRupeesShort(Math.abs(before - now))}, now ${formatRupeesShort(now)}`;
}

/** "2 yes · 1 maybe", or nothing when nobody has replied. */
export function tallyOf(replies: readonly ReplyDto[]): string {
  return (['yes', 'maybe', 'no'] as const)
    .map((verdict) => [replies.filter((reply) => reply.verdict === verdict).length, verdict] as const)
    .filter(([count]) => count > 0)
    .map(([count, verdict]) => `${count} ${verdict}`)
    .join(' · ');
}
