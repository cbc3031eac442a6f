import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
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

type Props = { search: ModerationSearch /** localities of waiting listings */; places: readonly string[] };

export function ListingFilters({ search, places }: Props) {
  const { t, label } = useTexts('moderation/office');
  const shown = (options: readonly (readonly [string, string])[]) =>
    options.map(([value, name]) => [value, label(name)] as const);
  return (
    <>
      <FilterSelect label={t('View')} name="view" value={search.view} options={shown(MODERATION_VIEWS)} />
      <FilterSelect label={t('Waiting')} name="kind" value={search.kind ?? ''} options={shown(KINDS)} />
      <FilterInput label={t('Locality')} name="locality" value={search.locality} list={places} />
      <FilterInput label={t('Listed by')} name="owner" value={search.owner} />
      <FilterSelect label={t('Status')} name="status" value={search.status ?? ''} options={shown(STATUSES)} />
      <FilterDay label={t('Listed from')} name="from" value={search.from} />
      <FilterDay label={t('Listed to')} name="to" value={search.to} />
    </>
  );
}

/** Explains why the numbers of unverified and waiting listings differ. */
export function WaitingNote({ view, total, waiting }: { view: string; total: number; waiting: number }) {
  const { t } = useTexts('moderation/office');
  if (view !== 'unverified' && view !== 'queue') return null;
  return (
    <p className="text-note text-ink-soft">
      {view === 'unverified'
        ? t(
            'Unverified ({count}): public, but no one from the agency has seen the place and papers. Most have been reviewed and approved.',
            { count: formatNumber(total) },
          )
        : t('To review ({count}): new, or edited since the last review, verified or not.', {
            count: formatNumber(waiting),
          })}{' '}
      <Link className="link" href={view === 'unverified' ? '?view=queue' : '?view=unverified'}>
        {view === 'unverified'
          ? t('Waiting for review ({count})', { count: formatNumber(waiting) })
          : t('Unverified listings')}
      </Link>
    </p>
  );
}
