import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageTexts } from '@/components/layout/page-texts';
import { MembersHeading } from '@/components/list/members-heading';
import { MembersView } from '@/components/list/members-view';
import { SavedPanel } from '@/components/property/saved-panel';
import { RecordingPanel } from '@/components/user/recording-panel';
import { pageVisitor } from '@/lib/auth/page-guards';
import { loadGuestRecording } from '@/lib/guest/loaders';
import { localPath } from '@/lib/language/languages';
import { pageLanguage, pageText } from '@/lib/language/on-server';
import { first } from '@/lib/list-url';
import { getSavedListing } from '@/lib/own-listings/data';
import { alternates } from '@/lib/page-head';
import { loadMembersList } from '@/lib/search/loaders';
import { orderRanges, parseSearch, readTyped, searchQuery } from '@/lib/search/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('membersList');
  return { title: t('Properties'), alternates: alternates(t.language, '/properties') };
}

export default async function PropertiesPage({ searchParams }: PageProps<'/properties'>) {
  const params = await searchParams;
  const { isCanonical, unreadable } = readTyped(params);
  const search = orderRanges(parseSearch(params));
  const path = localPath(await pageLanguage(), `/properties${searchQuery(search)}`);
  const session = await pageVisitor(path);
  if (!isCanonical && Object.keys(unreadable).length === 0) redirect(path);
  const savedId = String(first(params.saved) ?? '');
  const [{ list, ...locations }, recording, saved] = await Promise.all([
    loadMembersList(search),
    loadGuestRecording(session),
    session.kind === 'user' ? getSavedListing(session.user, savedId) : undefined,
  ]);
  const names = list.items.flatMap(({ locality, city, distance }) => [locality, city, distance?.to]);
  return (
    <PageTexts
      of={['membersList', 'card', 'filters', 'searches', 'searchReplies', 'labels', 'replies']}
      names={names}
    >
      <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
        <SavedPanel saved={saved} />
        <MembersHeading isUser={session.kind === 'user'} />
        <MembersView {...{ search, unreadable, list }} {...locations} />
        {recording && (
          <PageTexts of={['security']}>
            <RecordingPanel {...recording} />
          </PageTexts>
        )}
      </div>
    </PageTexts>
  );
}
