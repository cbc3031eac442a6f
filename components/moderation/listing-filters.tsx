import { FilterDay, FilterInput, FilterSelect } from '@/components/ui/lists/filters';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { MODERATION_VIEWS, type ModerationSearch } from '@/lib/moderation/schema';

const STATUSES = [
  ['', 'All'],
  ...PROPERTY_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
] as const;

const KINDS = [
  ['', 'All'],
  ['new', 'New'],
  ['edited', 'Edited'],
] as const;

type Props = { search: ModerationSearch /** localities of what waits */; places: readonly string[] };

export function ListingFilters({ search, places }: Props) {
  return (
    <>
      <FilterSelect label="View" name="view" value={search.view} options={MODERATION_VIEWS} />
      <FilterSelect label="Waiting" name="kind" value={search.kind ?? ''} options={KINDS} />
      <FilterInput label="Locality" name="locality" value={search.locality} list={places} />
      <FilterInput label="Listed by" name="owner" value={search.owner} />
      <FilterSelect label="Status" name="status" value={search.status ?? ''} options={STATUSES} />
      <FilterDay label="Listed from" name="from" value={search.from} />
      <FilterDay label="Listed to" name="to" value={search.to} />
    </>
  );
}
