import { ListingFilters, WaitingNote } from '@/components/moderation/listing-filters';
import { ModerationList } from '@/components/moderation/moderation-list';
import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { NextFree } from '@/components/teams/next-free';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadLastBulk } from '@/lib/moderation/bulk/loaders';
import { MODERATION_PATH as PATH } from '@/lib/moderation/constants';
import { loadModerationList } from '@/lib/moderation/loaders';
import { REASONS_PATH } from '@/lib/moderation/reasons/constants';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatNumber } from '@/lib/platform/text/format';

export const generateMetadata = titleOf('moderation/office', 'Property List');

const TEXTS = ['moderation/office', 'teams/claims', 'labels', 'replies'] as const;

export default async function AdminPropertiesPage({ searchParams }: PageProps<'/admin/properties'>) {
  const { t } = await texts('moderation/office');
  const query = await searchParams;
  const [{ search, list, waiting, may, places, reasons }, last, tools] = await Promise.all([
    loadModerationList(query),
    loadLastBulk(),
    loadListTools('properties'),
  ]);
  return (
    <PageTexts of={TEXTS} names={list.rows.flatMap(({ locality, city }) => [locality, city])}>
      <OfficeList
        tools={tools}
        title={t('Property List')}
        subtitle={t('{count, plural, one {# listing} other {# listings}}', { count: list.total })}
        actions={
          <ActionLinks
            first={
              may.decide &&
              waiting > 0 && <NextFree type="property" label={t('Next listing')} english="Next listing" />
            }
            links={[
              { label: t('Queue ({count})', { count: formatNumber(waiting) }), href: `${PATH}?view=queue` },
              may.decide && { label: t('Bulk decisions'), href: `${PATH}/bulk` },
              may.decide && { label: t('Reasons'), href: REASONS_PATH },
              may.decide && { label: t('Import'), href: `${PATH}/import` },
            ]}
            primary={may.add && { label: t('Add Property'), href: `${PATH}/new` }}
          />
        }
        find={<SearchBox placeholder={t('Title, place or description')} value={search.search} />}
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
    </PageTexts>
  );
}
