import { ClientFilters, NoClients } from '@/components/clients/client-filters';
import { AddClient, ClientList } from '@/components/clients/client-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/lists/pagination';
import { loadClients } from '@/lib/clients/pages/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('clients', 'Clients');

const PATH = '/dashboard/clients';

export default async function ClientsPage({ searchParams }: PageProps<'/dashboard/clients'>) {
  const { t } = await texts('clients');
  const { search, list, members, tags, now } = await loadClients(await searchParams);
  const isFiltered = Boolean(search.search || search.tag) || search.view !== 'all' || search.who !== 'all';
  const isEmpty = list.total === 0 && !isFiltered;
  return (
    <DashboardFrame
      title={t('Clients')}
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
          <ClientFilters {...{ search, members, tags }} />
          {list.total === 0 && <EmptyState title={t('No clients match this search')} />}
          <ClientList {...{ list, members, now }} isArchive={search.view === 'archived'} />
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
