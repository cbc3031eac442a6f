import type { Metadata } from 'next';
import { AddClient } from '@/components/client/add-client';
import { ClientFilters } from '@/components/client/client-filters';
import { ClientList } from '@/components/client/client-list';
import { ImportClients } from '@/components/client/import-clients';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { loadClients } from '@/lib/client-page/loaders';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Clients' };

const PATH = '/dashboard/clients';

/** The people for whom a broker looks for a home, and what is new for each. */
export default async function ClientsPage({ searchParams }: PageProps<'/dashboard/clients'>) {
  const { search, list, members } = await loadClients(await searchParams);
  const isFiltered = search.search !== undefined || search.view !== 'all' || search.who !== 'all';
  const isEmpty = list.total === 0 && !isFiltered;
  return (
    <DashboardFrame
      title="Clients"
      current="clients"
      actions={
        <>
          <ImportClients />
          {!isEmpty && (
            <ButtonLink href="/api/clients/export" size="sm">
              Export
            </ButtonLink>
          )}
          <AddClient />
        </>
      }
    >
      {isEmpty ? (
        <EmptyState title="No clients yet">
          <p className="measure text-ink-soft">
            Add somebody who looks for a home, or bring your address book as CSV or vCard. Note what they look
            for: every listing that fits is shown here at once, with the reason.
          </p>
        </EmptyState>
      ) : (
        <>
          <ClientFilters search={search} members={members} />
          {list.total === 0 && <EmptyState title="No client fits this search" />}
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
