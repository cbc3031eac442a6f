import { FilterDay, FilterSelect } from '@/components/ui/lists/filters';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listings/vocabulary/constants';
import { MODERATION_VIEWS, type ModerationSearch } from '@/lib/moderation/schema';

const STATUSES = [
  ['', 'All'],
  ...PROPERTY_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
] as const;

export function ListingFilters({ search }: { search: ModerationSearch }) {
  return (
    <>
      <FilterSelect label="View" name="view" value={search.view} options={MODERATION_VIEWS} />
      <FilterSelect label="Status" name="status" value={search.status ?? ''} options={STATUSES} />
      <FilterDay label="Listed from" name="from" value={search.from} />
      <FilterDay label="Listed to" name="to" value={search.to} />
    </>
  );
}
