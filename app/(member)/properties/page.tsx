import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MembersView } from '@/app/_views/members-view';
import { RecordingPanel } from '@/components/accounts/profile/recording-panel';
import { SavedPanel } from '@/components/brokers/own-listings/saved-panel';
import { MembersHeading } from '@/components/search/list/members-heading';
import { PageTexts } from '@/components/shell/page-texts';
import { getSavedListing } from '@/lib/brokers/own-listings/data';
import { pageVisitor } from '@/lib/platform/auth/page-guards';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage, texts } from '@/lib/platform/language/on-server';
import { alternates } from '@/lib/platform/language/page-head';
import { first } from '@/lib/platform/text/list-url';
import { loadMembersList } from '@/lib/search/loaders';
import { orderRanges, parseSearch, readTyped, searchQuery } from '@/lib/search/schema';
import { loadGuestRecording } from '@/lib/visitors/guests/loaders';

const TEXTS = [
  ...(['search/members-list', 'search/filters', 'search/replies', 'listings/card'] as const),
  ...(['shortlists/hidden', 'alerts/saved-searches', 'labels', 'replies'] as const),
];

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('search/members-list');
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
    loadMembersList(search, await texts()),
    loadGuestRecording(session),
    session.kind === 'user' ? getSavedListing(session.user, savedId) : undefined,
  ]);
  const names = list.items.flatMap((card) => [card.locality, card.city, card.distance?.to, card.metro?.to]);
  return (
    <PageTexts of={TEXTS} names={names}>
      <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
        <SavedPanel saved={saved} />
        <MembersHeading isUser={session.kind === 'user'} />
        <MembersView {...{ search, unreadable, list }} {...locations} />
        {recording && (
          <PageTexts of={['accounts/security']}>
            <RecordingPanel {...recording} />
          </PageTexts>
        )}
      </div>
    </PageTexts>
  );
}
