import { FilterDay, FilterInput, FilterSelect } from '@/components/ui/lists/filters';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { MODERATION_VIEWS, type ModerationSearch } from '@/lib/moderation/schema';
import { formatNumber } from '@/lib/platform/text/format';

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

/** Explains why unverified listings and listings to look at differ in number. */
export function WaitingNote({ view, total, waiting }: { view: string; total: number; waiting: number }) {
  if (view !== 'unverified' && view !== 'queue') return null;
  return (
    <p className="text-note text-ink-soft">
      {view === 'unverified'
        ? `Unverified (${formatNumber(total)}): public, but nobody of the agency has seen place and papers. Most of them were reviewed and approved. `
        : `To look at (${formatNumber(waiting)}): new, or edited since the last review, whether verified or not. `}
      <a className="link" href={view === 'unverified' ? '?view=queue' : '?view=unverified'}>
        {view === 'unverified'
          ? `Those that wait for a review (${formatNumber(waiting)})`
          : 'Those that are unverified'}
      </a>
    </p>
  );
}
