import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { DemandDto, DemandPointDto } from '@/lib/brokers/demand/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatNumber, formatRupeesShort } from '@/lib/platform/text/format';
import { LazyDemandChart } from './lazy-chart';

/** "17 active buyers match at ₹58 L, 29 at ₹55 L, 41 with Parking." */
function Sentence({ demand }: { demand: DemandDto }) {
  const { t, label } = useTexts('brokers/figures');
  const { points, best, gains } = demand;
  const now = points.find(({ isNow }) => isNow);
  if (!now) return null;
  const [gain] = gains;
  const parts = [
    t('{buyers, plural, one {# active buyer matches} other {# active buyers match}} at {price}', {
      buyers: now.buyers,
      price: formatRupeesShort(now.price, t.language),
    }),
    ...(best
      ? [
          t('{buyers} at {price}', {
            buyers: formatNumber(best.buyers),
            price: formatRupeesShort(best.price, t.language),
          }),
        ]
      : []),
    ...(gain
      ? [t('{buyers} with “{what}”', { buyers: formatNumber(gain.buyers), what: label(gain.label) })]
      : []),
  ];
  return <p className="font-bold text-lg">{parts.join(', ')}.</p>;
}

function change(t: Text<'brokers/figures'>, { buyers: count }: DemandPointDto, today: number): string {
  if (count === today) return t('the same');
  return count > today
    ? t('{count} more', { count: formatNumber(count - today) })
    : t('{count} fewer', { count: formatNumber(today - count) });
}

function Prices({ demand }: { demand: DemandDto }) {
  const { t } = useTexts('brokers/figures');
  // already in the sentence above
  if (demand.points.every(({ buyers: count }) => count === 0)) return null;
  return (
    <table className="w-full text-note">
      <caption className="sr-only">{t('Active buyers at each price')}</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="font-normal">
            {demand.type === 'rent' ? t('Monthly rent') : t('Price')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('Buyers')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('Compared with now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {demand.points.map((point) => (
          <tr key={point.price} className={`border-line border-t ${point.isNow ? 'font-bold' : ''}`}>
            <td className="py-1 tabular">{formatRupeesShort(point.price, t.language)}</td>
            <td className="text-right tabular">{formatNumber(point.buyers)}</td>
            <td className="text-right">{point.isNow ? t('now') : change(t, point, demand.buyers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Buyers who would find the listing at each price: people with an active saved search, and people who saved the listing. */
export function DemandSection({ demand }: { demand: DemandDto }) {
  const { t, label: common } = useTexts('brokers/figures');
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="panel">
        {t('Demand by price')}
      </Heading>
      <Sentence demand={demand} />
      <p className="measure text-note text-ink-soft">
        {t(
          'Each person counts once: anyone whose saved search matches at this price, or who saved the listing at this price or a higher one ({savers}).',
          { savers: formatNumber(demand.savers) },
        )}
      </p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {demand.points.some(({ buyers: count }) => count > 0) && <LazyDemandChart points={demand.points} />}
        <Prices demand={demand} />
      </div>
      {demand.gains.length > 0 && (
        <div>
          <Heading level={3} className="mb-1">
            {t('If the listing had more detail')}
          </Heading>
          <p className="mb-2 text-note text-ink-soft">
            {t('At today’s price. Only add what’s true of the property.')}
          </p>
          <ul className="text-note">
            {demand.gains.map(({ label, buyers: count }) => (
              <li key={label} className="flex justify-between gap-4 border-line border-t py-1">
                <span>{common(label)}</span>
                <span className="tabular">
                  {t('{count, plural, one {# buyer} other {# buyers}}', { count })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
