import clsx from 'clsx';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTexts } from '#language';
import type { PropertyDto } from '@/lib/listings/dto';
import { formatDate, formatRupeesShort } from '@/lib/platform/text/format';

/** All prices of the listing, newest first. Hidden for a single price. */
export function PriceHistory({ history }: { history: PropertyDto['priceHistory'] }) {
  const { t } = useTexts('listings/facts');
  if (history.length < 2) return null;
  const rows = history
    .map((point, i) => ({ ...point, change: i === 0 ? 0 : point.price - history[i - 1]!.price }))
    .reverse();
  return (
    <ol className="border-line border-b">
      {rows.map(({ at, price, change }) => (
        <li key={at} className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
          <span className="text-ink-soft">{formatDate(at, t.language)}</span>
          <span className="flex items-center gap-2 tabular">
            {change !== 0 && (
              <small
                className={clsx(
                  'flex items-center gap-1 text-sm',
                  change < 0 ? 'text-verified' : 'text-warning',
                )}
              >
                {change < 0 ? (
                  <TrendingDown className="size-4" aria-hidden="true" />
                ) : (
                  <TrendingUp className="size-4" aria-hidden="true" />
                )}
                {t('{change, select, less {down} other {up}} by {amount}', {
                  change: change < 0 ? 'less' : 'more',
                  amount: formatRupeesShort(Math.abs(change), t.language),
                })}
              </small>
            )}
            <b className="font-bold">{formatRupeesShort(price, t.language)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
