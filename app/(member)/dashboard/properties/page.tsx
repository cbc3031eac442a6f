import { DraftList, ListingBin } from '@/components/brokers/own-listings/draft-list';
import { OwnActions, OwnFilters } from '@/components/brokers/own-listings/own-filters';
import { OwnTable } from '@/components/brokers/own-listings/own-table';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { SinceNotice } from '@/components/shell/since-notice';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';
import { ListFrame } from '@/components/ui/lists/list-frame';
import { Pagination } from '@/components/ui/lists/pagination';
import { loadOwnListings } from '@/lib/brokers/own-listings/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('brokers/own-listings', 'My properties');

const PATH = '/dashboard/properties';

export default async function OwnPropertiesPage({ searchParams }: PageProps<'/dashboard/properties'>) {
  const { t } = await texts('brokers/own-listings');
  const { search, list, counts, drafts, bin, members } = await loadOwnListings(await searchParams);
  return (
    <DashboardFrame
      title={t('My properties')}
      texts={['brokers/own-listings', 'listings/card', 'labels']}
      actions={<OwnActions path={PATH} search={search} hasListings={counts.all > 0} />}
    >
      <DraftList drafts={drafts} />
      {counts.all > 0 ? (
        <ListFrame loading={t('Loading...')}>
          <SinceNotice since={search.since} all={PATH} />
          <OwnFilters path={PATH} {...{ search, counts, members }} />
          {list.total > 0 ? (
            <OwnTable rows={list.rows} members={members} />
          ) : (
            <p className="py-6">{t('No listings match these filters.')}</p>
          )}
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefFor={(page) => listUrl(PATH, search, { page })}
          />
        </ListFrame>
      ) : (
        <EmptyState title={t('You haven’t listed anything yet')}>
          <p className="measure text-ink-soft">
            {t('Three short steps: what it is, where it is, and photos. You can save a draft and come back.')}
          </p>
          <ButtonLink href="/properties/new">{t('Add your first property')}</ButtonLink>
        </EmptyState>
      )}
      <ListingBin items={bin} />
    </DashboardFrame>
  );
}
