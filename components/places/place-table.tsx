import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { kindOptions } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { PLACE_KIND_LABELS, PLACE_KINDS, PLACE_ORIGINS } from '@/lib/places/gazetteer/constants';
import type { PlaceRowDto } from '@/lib/places/gazetteer/dto';
import type { PlaceSearch } from '@/lib/places/gazetteer/schema';
import { findCity } from '@/lib/places/rules';
import type { Texts } from '@/lib/platform/language/translate';
import type { Sort } from '@/lib/platform/text/list-url';

type HrefFor = ((place: PlaceRowDto) => string) | undefined;

const columns = (hrefFor: HrefFor, { label }: Texts<'places/office'>): Column<PlaceRowDto>[] => [
  {
    label: 'Name',
    isRowHeader: true,
    sort: 'name',
    cell: (place) =>
      hrefFor ? (
        <Link className="link" href={hrefFor(place)}>
          {place.name}
        </Link>
      ) : (
        place.name
      ),
  },
  { label: 'Marathi', cell: ({ nameDevanagari }) => <span lang="mr">{nameDevanagari}</span> },
  { label: 'Hindi', cell: ({ nameHindi }) => <span lang="hi">{nameHindi}</span> },
  { label: 'Kind', sort: 'kind', cell: ({ kind }) => label(PLACE_KIND_LABELS[kind]) },
  {
    label: 'City',
    sort: 'city',
    cell: ({ city }) => <span className="capitalize">{label(findCity(city)?.name ?? city)}</span>,
  },
  { label: 'Spellings', cell: ({ spellings }) => <span lang="en">{spellings.join('; ')}</span> },
  {
    label: 'PIN code',
    sort: 'pinCode',
    cell: ({ pinCode }) => <span className="tabular">{pinCode ?? ''}</span>,
  },
  {
    label: 'Origin',
    cell: ({ origin }) =>
      origin === 'built-in' ? (
        <span className="text-ink-soft">{label('built in')}</span>
      ) : (
        <Badge variant="warning">{label(origin)}</Badge>
      ),
  },
];

type Props = { rows: PlaceRowDto[]; sort: Sort; hrefFor: HrefFor };

export function PlaceTable({ rows, sort, hrefFor }: Props) {
  const texts = useTexts('places/office');
  return (
    <DataTable
      caption={texts.t('Localities and landmarks')}
      label={texts.label}
      columns={columns(hrefFor, texts)}
      rows={rows}
      rowKey={({ city, slug }) => `${city}/${slug}`}
      empty={texts.t('No place has this name')}
      sort={sort}
    />
  );
}

export function PlaceFilters({ search }: { search: Pick<PlaceSearch, 'kind' | 'origin'> }) {
  const { t, label } = useTexts('places/office');
  return (
    <>
      <FilterSelect
        label={t('Kind')}
        name="kind"
        value={search.kind ?? ''}
        options={kindOptions(t('All'), PLACE_KINDS, (kind) => label(PLACE_KIND_LABELS[kind]))}
      />
      <FilterSelect
        label={t('Origin')}
        name="origin"
        value={search.origin ?? ''}
        options={kindOptions(t('All'), PLACE_ORIGINS, label)}
      />
    </>
  );
}
