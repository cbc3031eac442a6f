import { ListingFilters, WaitingNote } from '@/components/moderation/listing-filters';
import { ModerationList } from '@/components/moderation/moderation-list';
import { OfficeList } from '@/components/office/lists/office-list';
import { NextFree } from '@/components/teams/next-free';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadLastBulk } from '@/lib/moderation/bulk/loaders';
import { MODERATION_PATH as PATH } from '@/lib/moderation/constants';
import { loadModerationList } from '@/lib/moderation/loaders';
import { REASONS_PATH } from '@/lib/moderation/reasons/constants';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';

export const metadata = { title: 'Property List' };

export default async function AdminPropertiesPage({ searchParams }: PageProps<'/admin/properties'>) {
  const query = await searchParams;
  const [{ search, list, waiting, may, places, reasons }, last, tools] = await Promise.all([
    loadModerationList(query),
    loadLastBulk(),
    loadListTools('properties'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Property List"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'listing' : 'listings'}`}
      actions={
        <ActionLinks
          first={may.decide && waiting > 0 && <NextFree type="property" label="Next listing" />}
          links={[
            { label: `Queue (${formatNumber(waiting)})`, href: `${PATH}?view=queue` },
            may.decide && { label: 'Bulk decisions', href: `${PATH}/bulk` },
            may.decide && { label: 'Reasons', href: REASONS_PATH },
            may.decide && { label: 'Import', href: `${PATH}/import` },
          ]}
          primary={may.add && { label: 'Add Property', href: `${PATH}/new` }}
        />
      }
      find={<SearchBox placeholder="Title, place or description" value={search.search} />}
      filters={<ListingFilters search={search} places={places} />}
      path={PATH}
      search={search}
      list={list}
      live={['listings', 'claims']}
    >
      <WaitingNote view={search.view} total={list.total} waiting={waiting} />
      <ModerationList
        list={list}
        isQueue={search.view === 'queue'}
        last={last}
        canDecide={may.decide}
        search={search}
        reasons={reasons}
      />
    </OfficeList>
  );
}
