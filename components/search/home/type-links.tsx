import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { CountsByType } from '@/lib/listings/dto';
import { formatNumber } from '@/lib/platform/text/format';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

const WORDS = { sale: '{count} to buy', rent: '{count} to rent' } as const;
const SPOKEN = { sale: '{of}: {count} to buy', rent: '{of}: {count} to rent' } as const;

type Props = { counts: CountsByType; place: Pick<Partial<PropertySearch>, 'city' | 'category'>; of: string };

/** The number for sale and to rent, each a link to the list with exactly that number. */
export function TypeLinks({ counts, place, of }: Props) {
  const { t } = useTexts('listings/card');
  const types = (['sale', 'rent'] as const).filter((type) => counts[type] > 0);
  if (types.length === 0) return <p className="text-ink-soft">{t('None today')}</p>;
  return (
    <p className="flex flex-wrap gap-x-4">
      {types.map((type) => (
        <Link
          key={type}
          href={searchPath({ ...place, type })}
          className="inline-flex min-h-8 items-center text-ink-soft tabular underline decoration-line-strong underline-offset-4 hover:text-accent"
          aria-label={t(SPOKEN[type], { of, count: formatNumber(counts[type]) })}
        >
          {t(WORDS[type], { count: formatNumber(counts[type]) })}
        </Link>
      ))}
    </p>
  );
}
