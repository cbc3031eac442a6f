import { FilterSelect } from '@/components/ui/lists/filters';
import { PLACE_KIND_LABELS, PLACE_KINDS, PLACE_ORIGINS } from '@/lib/places/gazetteer/constants';
import type { PlaceSearch } from '@/lib/places/gazetteer/schema';

const KINDS = [['', 'All'], ...PLACE_KINDS.map((kind) => [kind, PLACE_KIND_LABELS[kind]] as const)] as const;
const ORIGINS = [['', 'All'], ...PLACE_ORIGINS.map((origin) => [origin, origin] as const)] as const;

export function PlaceFilters({ search }: { search: Pick<PlaceSearch, 'kind' | 'origin'> }) {
  return (
    <>
      <FilterSelect label="Kind" name="kind" value={search.kind ?? ''} options={KINDS} />
      <FilterSelect label="Origin" name="origin" value={search.origin ?? ''} options={ORIGINS} />
    </>
  );
}
