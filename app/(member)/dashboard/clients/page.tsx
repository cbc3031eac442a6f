import type { Metadata } from 'next';
import { AddClient } from '@/components/client/add-client';
import { ClientFilters } from '@/components/client/client-filters';
import { ClientList, NoClients } from '@/components/client/client-list';
import { ImportClients } from '@/components/client/import-clients';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { loadClients } from '@/lib/client-page/loaders';
import { pageText } from '@/lib/language/on-server';
import { listUrl } from '@/lib/list-url';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('clients'))('Clients'),
});

const PATH = '/dashboard/clients';

/** The people for whom a broker looks for a home, and what is new for each. */
export default async function ClientsPage({ searchParams }: PageProps<'/dashboard/clients'>) {
  const t = await pageText('clients');
  const { search, list, members } = await loadClients(await searchParams);
  const isFiltered = search.search !== undefined || search.view !== 'all' || search.who !== 'all';
  const isEmpty = list.total === 0 && !isFiltered;
  return (
    <DashboardFrame
      title={t('Clients')}
      current="clients"
      texts={['clients']}
      actions={
        <>
          <ImportClients />
          {!isEmpty && (
            <ButtonLink href="/api/clients/export" size="sm">
              {t('Export')}
            </ButtonLink>
          )}
          <AddClient />
        </>
      }
    >
      {isEmpty ? (
        <NoClients />
      ) : (
        <>
          <ClientFilters search={search} members={members} />
          {list.total === 0 && <EmptyState title={t('No client fits this search')} />}
          <ClientList clients={list.rows} />
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefFor={(page) => listUrl(PATH, search, { page })}
          />
        </>
      )}
    </DashboardFrame>
  );
}
