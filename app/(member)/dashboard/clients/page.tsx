import type { Metadata } from 'next';
import { AddClient } from '@/components/clients/add-client';
import { ClientFilters } from '@/components/clients/client-filters';
import { ClientList, NoClients } from '@/components/clients/client-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/lists/pagination';
import { loadClients } from '@/lib/clients/pages/loaders';
import { listUrl } from '@/lib/platform/browser/list-url';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('clients')).t('Clients'),
});

const PATH = '/dashboard/clients';

/** The people for whom a broker looks for a home, and what is new for each. */
export default async function ClientsPage({ searchParams }: PageProps<'/dashboard/clients'>) {
  const { t } = await texts('clients');
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
          <ButtonLink href="/dashboard/clients/import" size="sm">
            {t('Import')}
          </ButtonLink>
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
