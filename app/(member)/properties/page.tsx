import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SearchRecord } from '@/components/activity/search-record';
import { MembersHeading } from '@/components/list/members-heading';
import { MembersList } from '@/components/list/members-list';
import { NoResults } from '@/components/list/results';
import { PropertyGrid } from '@/components/property/property-grid';
import { SavedPanel } from '@/components/property/saved-panel';
import { SavedSearchOffer } from '@/components/saved-search/saved-search-offer';
import { Pagination } from '@/components/ui/pagination';
import { RecordingPanel } from '@/components/user/recording-panel';
import { pageVisitor } from '@/lib/auth/page-guards';
import { formatNumber } from '@/lib/format';
import { loadGuestRecording } from '@/lib/guest/loaders';
import { first } from '@/lib/list-url';
import { getSavedListing } from '@/lib/own-listings/data';
import { loadMembersList } from '@/lib/search/loaders';
import { formFields, orderRanges, parseSearch, readTyped, searchQuery } from '@/lib/search/schema';

export const metadata: Metadata = { title: 'Properties' };

export default async function PropertiesPage({ searchParams }: PageProps<'/properties'>) {
  const params = await searchParams;
  const { isCanonical, unreadable } = readTyped(params);
  const search = orderRanges(parseSearch(params));
  const session = await pageVisitor(`/properties${searchQuery(search)}`);
  if (!isCanonical && Object.keys(unreadable).length === 0) redirect(`/properties${searchQuery(search)}`);
  const savedId = String(first(params.saved) ?? '');
  const [{ list, ...locations }, recording, saved] = await Promise.all([
    loadMembersList(search),
    loadGuestRecording(session),
    session.kind === 'user' ? getSavedListing(session.user, savedId) : undefined,
  ]);
  const count = `${formatNumber(list.total)} ${list.total === 1 ? 'property' : 'properties'} found`;
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <SavedPanel saved={saved} />
      <MembersHeading isUser={session.kind === 'user'} />
      <SearchRecord query={searchQuery({ ...search, page: 1, sort: 'newest' }).slice(1)} found={list.total} />
      <SavedSearchOffer search={search} />
      <MembersList values={formFields(search)} unreadable={unreadable} {...locations} count={count}>
        {list.items.length > 0 ? (
          <PropertyGrid items={list.items} headingLevel="h2" />
        ) : (
          <NoResults all="/properties" search={search} />
        )}
        <Pagination
          page={list.page}
          pages={list.pages}
          hrefFor={(page) => `/properties${searchQuery({ ...search, page })}`}
        />
      </MembersList>
      <SavedSearchOffer search={search} as="bar" />
      {recording && <RecordingPanel {...recording} />}
    </div>
  );
}
