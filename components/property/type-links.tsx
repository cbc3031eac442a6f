import { formatNumber } from '@/lib/format';
import type { CountsByType } from '@/lib/listing/dto';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

const WORDS = { sale: 'to buy', rent: 'to rent' } as const;

type Props = { counts: CountsByType; place: Pick<Partial<PropertySearch>, 'city' | 'category'>; of: string };

/** How much there is to buy and to rent, each a link to the list that shows exactly so many. */
export function TypeLinks({ counts, place, of }: Props) {
  const types = (['sale', 'rent'] as const).filter((type) => counts[type] > 0);
  if (types.length === 0) return <p className="text-ink-soft">None today</p>;
  return (
    <p className="flex flex-wrap gap-x-4">
      {types.map((type) => (
        <a
          key={type}
          href={searchPath({ ...place, type })}
          className="inline-flex min-h-8 items-center text-ink-soft tabular underline decoration-line-strong underline-offset-4 hover:text-accent"
          aria-label={`${of}: ${formatNumber(counts[type])} ${WORDS[type]}`}
        >
          {formatNumber(counts[type])} {WORDS[type]}
        </a>
      ))}
    </p>
  );
}
