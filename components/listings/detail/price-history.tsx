import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTexts } from '#language';
import type { PropertyDto } from '@/lib/listings/dto';
import { formatDate, formatRupeesShort } from '@/lib/platform/text/format';

/** Every price this listing has had, newest first. A single price is not a history. */
export function PriceHistory({ history }: { history: PropertyDto['priceHistory'] }) {
  const { t } = useTexts('listings/facts');
  if (history.length < 2) return null;
  const rows = history
    .map((point, i) => ({ ...point, change: i === 0 ? 0 : point.price - history[i - 1]!.price }))
    .reverse();
  return (
    <ol className="price-steps">
      {rows.map(({ at, price, change }) => (
        <li key={at}>
          <span>{formatDate(at, t.language)}</span>
          <span>
            {change !== 0 && (
              <small className={change < 0 ? 'text-verified' : 'text-warning'}>
                {change < 0 ? (
                  <TrendingDown className="size-4" aria-hidden="true" />
                ) : (
                  <TrendingUp className="size-4" aria-hidden="true" />
                )}
                {t('{change, select, less {less} other {more}} by {amount}', {
                  change: change < 0 ? 'less' : 'more',
                  amount: formatRupeesShort(Math.abs(change), t.language),
                })}
              </small>
            )}
            <b>{formatRupeesShort(price, t.language)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
