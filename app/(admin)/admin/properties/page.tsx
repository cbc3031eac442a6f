import type { Metadata } from 'next';
import { FilterBar, FilterSelect, SearchBox } from '@/components/admin/filters';
import { ListFrame } from '@/components/admin/list-frame';
import { ModerationList } from '@/components/admin/moderation-list';
import { PageFrame } from '@/components/admin/page-frame';
import { Pager } from '@/components/admin/pager';
import { ButtonLink } from '@/components/ui/button';
import { loadLastBulk } from '@/lib/bulk-moderation/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { loadModerationList } from '@/lib/moderation/loaders';
import { MODERATION_VIEWS } from '@/lib/moderation/schema';

export const metadata: Metadata = { title: 'Property List' };

const PATH = '/admin/properties';
const STATUSES = [
  ['', 'All'],
  ...PROPERTY_STATUSES.map((one) => [one, STATUS_LABELS[one]] as const),
] as const;

export default async function AdminPropertiesPage({ searchParams }: PageProps<'/admin/properties'>) {
  const query = await searchParams;
  const [{ search, list, waiting }, last] = await Promise.all([loadModerationList(query), loadLastBulk()]);
  // the queue is read from its oldest on: there, what the address calls descending is ascending
  const isQueue = search.view === 'queue';
  const flipped = search.dir === 'asc' ? 'desc' : 'asc';
  const hrefs = (by: string) => ({
    asc: listUrl(PATH, { ...search, by, dir: 'asc', page: 1 }),
    desc: listUrl(PATH, { ...search, by, dir: 'desc', page: 1 }),
  });
  return (
    <PageFrame
      title="Property List"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'listing' : 'listings'}`}
      actions={
        <>
          <ButtonLink size="sm" look="quiet" href={`${PATH}?view=queue`}>
            Queue ({formatNumber(waiting)})
          </ButtonLink>
          <ButtonLink size="sm" look="quiet" href={`${PATH}/bulk`}>
            Bulk decisions
          </ButtonLink>
          <ButtonLink size="sm" look="quiet" href={`${PATH}/import`}>
            Import
          </ButtonLink>
          <ButtonLink size="sm" href="/admin/properties/new">
            Add Property
          </ButtonLink>
        </>
      }
    >
      <ListFrame loading="Loading...">
        <FilterBar>
          <SearchBox placeholder="Title, place or description" value={search.search} />
          <FilterSelect label="View" name="view" value={search.view} options={MODERATION_VIEWS} />
          <FilterSelect label="Status" name="status" value={search.status ?? ''} options={STATUSES} />
        </FilterBar>
        <ModerationList
          rows={list.rows}
          isQueue={isQueue}
          last={last}
          sort={{
            by: search.by,
            dir: isQueue && search.by === 'createdAt' ? flipped : search.dir,
            hrefs: { createdAt: hrefs('createdAt'), price: hrefs('price') },
          }}
        />
        <Pager page={list.page} pages={list.pages} hrefFor={(page) => listUrl(PATH, { ...search, page })} />
      </ListFrame>
    </PageFrame>
  );
}
