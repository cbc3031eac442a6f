import type { Metadata } from 'next';
import { ActionLinks } from '@/components/admin/action-links';
import { AdminList } from '@/components/admin/admin-list';
import { ModerationList } from '@/components/admin/moderation-list';
import { FilterInput, FilterSelect, SearchBox } from '@/components/ui/filters';
import { loadLastBulk } from '@/lib/bulk-moderation/loaders';
import { formatNumber } from '@/lib/format';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { MODERATION_PATH } from '@/lib/moderation/constants';
import { moderationSort } from '@/lib/moderation/format';
import { loadModerationList } from '@/lib/moderation/loaders';
import { MODERATION_VIEWS } from '@/lib/moderation/schema';

export const metadata: Metadata = { title: 'Property List' };

const PATH = MODERATION_PATH;
const STATUSES = [
  ['', 'All'],
  ...PROPERTY_STATUSES.map((one) => [one, STATUS_LABELS[one]] as const),
] as const;

export default async function AdminPropertiesPage({ searchParams }: PageProps<'/admin/properties'>) {
  const query = await searchParams;
  const [{ search, list, waiting }, last] = await Promise.all([loadModerationList(query), loadLastBulk()]);
  return (
    <AdminList
      title="Property List"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'listing' : 'listings'}`}
      actions={
        <ActionLinks
          links={[
            { label: `Queue (${formatNumber(waiting)})`, href: `${PATH}?view=queue` },
            { label: 'Bulk decisions', href: `${PATH}/bulk` },
            { label: 'Import', href: `${PATH}/import` },
          ]}
          primary={{ label: 'Add Property', href: `${PATH}/new` }}
        />
      }
      filters={
        <>
          <SearchBox placeholder="Title, place or description" value={search.search} />
          <FilterSelect label="View" name="view" value={search.view} options={MODERATION_VIEWS} />
          <FilterSelect label="Status" name="status" value={search.status ?? ''} options={STATUSES} />
          <FilterInput type="date" label="Listed from" name="from" value={search.from} />
          <FilterInput type="date" label="Listed to" name="to" value={search.to} />
        </>
      }
      path={PATH}
      search={search}
      list={list}
    >
      <ModerationList
        rows={list.rows}
        isQueue={search.view === 'queue'}
        last={last}
        sort={moderationSort(search)}
      />
    </AdminList>
  );
}
