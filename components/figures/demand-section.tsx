import type { DemandDto, DemandPointDto } from '@/lib/demand/dto';
import { formatNumber, formatRupeesShort } from '@/lib/format';
import { LazyDemandChart } from './lazy-chart';

const buyers = (count: number) => (count === 1 ? '1 active buyer' : `${formatNumber(count)} active buyers`);

/** "17 active buyers match at ₹58 L, 29 at ₹55 L, 41 with Parking." */
function Sentence({ demand }: { demand: DemandDto }) {
  const { points, best, gains } = demand;
  const now = points.find(({ isNow }) => isNow);
  if (!now) return null;
  const [gain] = gains;
  const parts = [
    `${buyers(now.buyers)} ${now.buyers === 1 ? 'matches' : 'match'} at ${formatRupeesShort(now.price)}`,
    ...(best ? [`${formatNumber(best.buyers)} at ${formatRupeesShort(best.price)}`] : []),
    ...(gain ? [`${formatNumber(gain.buyers)} with “${gain.label}”`] : []),
  ];
  return <p className="font-bold text-lg">{parts.join(', ')}.</p>;
}

/** What a price brings beside that of today. */
function change({ buyers: count }: DemandPointDto, today: number): string {
  if (count === today) return 'the same';
  return count > today ? `${formatNumber(count - today)} more` : `${formatNumber(today - count)} fewer`;
}

function Prices({ demand }: { demand: DemandDto }) {
  // the sentence above says so already
  if (demand.points.every(({ buyers: count }) => count === 0)) return null;
  return (
    <table className="w-full text-[0.9375rem]">
      <caption className="sr-only">Active buyers at each price</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="font-normal">
            {demand.type === 'rent' ? 'Rent a month' : 'Price'}
          </th>
          <th scope="col" className="text-right font-normal">
            Buyers
          </th>
          <th scope="col" className="text-right font-normal">
            Compared with now
          </th>
        </tr>
      </thead>
      <tbody>
        {demand.points.map((point) => (
          <tr key={point.price} className={`border-line border-t ${point.isNow ? 'font-bold' : ''}`}>
            <td className="py-1 tabular">{formatRupeesShort(point.price)}</td>
            <td className="text-right tabular">{formatNumber(point.buyers)}</td>
            <td className="text-right">{point.isNow ? 'now' : change(point, demand.buyers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gains({ demand }: { demand: DemandDto }) {
  if (demand.gains.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-lg">If the listing said more</h3>
      <p className="mb-2 text-[0.9375rem] text-ink-soft">
        At today’s price. Only say what is true of the property.
      </p>
      <ul className="text-[0.9375rem]">
        {demand.gains.map(({ label, buyers: count }) => (
          <li key={label} className="flex justify-between gap-4 border-line border-t py-1">
            <span>{label}</span>
            <span className="tabular">{count === 1 ? '1 buyer' : `${formatNumber(count)} buyers`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who would find the listing at which price: people with a saved search that is on, and those who saved the listing. */
export function DemandSection({ demand }: { demand: DemandDto }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">Demand by price</h2>
      <Sentence demand={demand} />
      <p className="measure text-[0.9375rem] text-ink-soft">
        Each person counts once: whose saved search would find this listing at the price, or who saved it
        themselves at no lower price ({formatNumber(demand.savers)}).
      </p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {demand.points.some(({ buyers: count }) => count > 0) && <LazyDemandChart points={demand.points} />}
        <Prices demand={demand} />
      </div>
      <Gains demand={demand} />
    </section>
  );
}
