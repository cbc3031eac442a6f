import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { OwnActions } from '@/components/own-listings/own-actions';
import { OwnFilters } from '@/components/own-listings/own-filters';
import { OwnTable } from '@/components/own-listings/own-table';
import { DraftList } from '@/components/property/draft-list';
import { ListingBin } from '@/components/property/listing-bin';
import { ButtonLink } from '@/components/ui/button';
import { ListFrame } from '@/components/ui/list-frame';
import { EmptyState } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { pageText } from '@/lib/language/on-server';
import { listUrl } from '@/lib/list-url';
import { loadOwnListings } from '@/lib/own-listings/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('own-listings'))('My properties'),
});

const PATH = '/dashboard/properties';

export default async function OwnPropertiesPage({ searchParams }: PageProps<'/dashboard/properties'>) {
  const t = await pageText('own-listings');
  const { search, list, counts, drafts, bin, members } = await loadOwnListings(await searchParams);
  return (
    <DashboardFrame
      title={t('My properties')}
      current="properties"
      texts={['own-listings', 'card', 'labels']}
      actions={<OwnActions path={PATH} search={search} hasListings={counts.all > 0} />}
    >
      <DraftList drafts={drafts} />
      {counts.all > 0 ? (
        <ListFrame loading={t('Loading...')}>
          <OwnFilters path={PATH} {...{ search, counts, members }} />
          {list.total > 0 ? (
            <OwnTable rows={list.rows} members={members} />
          ) : (
            <p className="py-6">{t('No listing fits these filters.')}</p>
          )}
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefFor={(page) => listUrl(PATH, search, { page })}
          />
        </ListFrame>
      ) : (
        <EmptyState title={t('You have not listed anything yet')}>
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
