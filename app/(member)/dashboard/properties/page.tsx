import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { DraftList } from '@/components/property/draft-list';
import { ListingBin } from '@/components/property/listing-bin';
import { OwnProperties } from '@/components/property/own-properties';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { pageUser } from '@/lib/auth/page-guards';
import { loadOwnListings } from '@/lib/own-listings/loaders';
import { parseSearch } from '@/lib/search/schema';

export const metadata: Metadata = { title: 'My properties' };

const PATH = '/dashboard/properties';

export default async function OwnPropertiesPage({ searchParams }: PageProps<'/dashboard/properties'>) {
  const { page } = parseSearch(await searchParams);
  const session = await pageUser(PATH);
  const own = await loadOwnListings(session.user.id, page);
  return (
    <DashboardFrame
      title="My properties"
      current="properties"
      actions={
        <ButtonLink href="/properties/new" variant="primary">
          Add New Property
        </ButtonLink>
      }
    >
      <DraftList drafts={own.drafts} />
      {own.total > 0 ? (
        <OwnProperties items={own.items} />
      ) : (
        <EmptyState title="You have not listed anything yet">
          <p className="measure text-ink-soft">
            Three short steps: what it is, where it is, and photos. You can save a draft and come back.
          </p>
          <ButtonLink href="/properties/new">Add your first property</ButtonLink>
        </EmptyState>
      )}
      <ListingBin items={own.bin} />
      <Pagination page={own.page} pages={own.pages} hrefFor={(n) => `${PATH}?page=${n}`} />
    </DashboardFrame>
  );
}
