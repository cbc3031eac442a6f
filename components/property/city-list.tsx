import { formatNumber } from '@/lib/format';
import type { Counts } from '@/lib/property/dto';

/** Cities by how much is listed there. */
export function CityList({ cities }: { cities: Counts['byCity'] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {cities.map(({ city, citySlug, count }) => (
        <li key={citySlug} className="border-line border-t">
          <a
            href={`/buy/${citySlug}`}
            className="flex items-baseline justify-between gap-4 py-4 text-lg no-underline hover:text-accent"
          >
            <span className="font-bold">{city}</span>
            <span className="text-ink-soft tabular">
              {formatNumber(count)} {count === 1 ? 'listing' : 'listings'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
