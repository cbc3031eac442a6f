import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SharedView } from '@/components/shortlist/shared-view';
import { loadShared } from '@/lib/shortlist/loaders';

export const metadata: Metadata = {
  title: 'A shared list of homes',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function SharedShortlistPage({ params }: PageProps<'/shortlist/[token]'>) {
  const { token } = await params;
  const shared = await loadShared(token, await headers());
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">{shared.name}</h1>
        {shared.from && <p className="mt-2 font-bold">Chosen for you by {shared.from}</p>}
        <p className="measure mt-2 text-ink-soft">
          {shared.mode === 'comment'
            ? shared.from
              ? 'Say yes, maybe or no to each home; your name is all it takes.'
              : 'Somebody asks what you think of these homes. Say yes, maybe or no; your name is all it takes.'
            : 'Somebody has shared these homes with you.'}
        </p>
      </div>
      <SharedView token={token} initial={shared} />
    </div>
  );
}
