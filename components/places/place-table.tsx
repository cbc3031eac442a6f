import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { FilterSelect } from '@/components/ui/lists/filters';
import { PLACE_KIND_LABELS, PLACE_KINDS, PLACE_ORIGINS } from '@/lib/places/gazetteer/constants';
import type { PlaceRowDto } from '@/lib/places/gazetteer/dto';
import type { PlaceSearch } from '@/lib/places/gazetteer/schema';
import type { Sort } from '@/lib/platform/text/list-url';

type HrefFor = ((place: PlaceRowDto) => string) | undefined;

const columns = (hrefFor: HrefFor): Column<PlaceRowDto>[] => [
  {
    label: 'Name',
    isRowHeader: true,
    sort: 'name',
    cell: (place) =>
      hrefFor ? (
        <a className="link" href={hrefFor(place)}>
          {place.name}
        </a>
      ) : (
        place.name
      ),
  },
  { label: 'Marathi', cell: ({ nameDevanagari }) => <span lang="mr">{nameDevanagari}</span> },
  { label: 'Hindi', cell: ({ nameHindi }) => <span lang="hi">{nameHindi}</span> },
  { label: 'Kind', sort: 'kind', cell: ({ kind }) => PLACE_KIND_LABELS[kind] },
  { label: 'City', sort: 'city', cell: ({ city }) => <span className="capitalize">{city}</span> },
  { label: 'Spellings', cell: ({ spellings }) => spellings.join('; ') },
  {
    label: 'PIN code',
    sort: 'pinCode',
    cell: ({ pinCode }) => <span className="tabular">{pinCode ?? ''}</span>,
  },
  {
    label: 'Origin',
    cell: ({ origin }) =>
      origin === 'built-in' ? (
        <span className="text-ink-soft">built in</span>
      ) : (
        <Badge variant="warning">{origin}</Badge>
      ),
  },
];

type Props = { rows: PlaceRowDto[]; sort: Sort /** absent: they are only read */; hrefFor: HrefFor };

export function PlaceTable({ rows, sort, hrefFor }: Props) {
  return (
    <DataTable
      caption="Localities and landmarks"
      columns={columns(hrefFor)}
      rows={rows}
      rowKey={({ city, slug }) => `${city}/${slug}`}
      empty="No place has such a name"
      sort={sort}
    />
  );
}

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
