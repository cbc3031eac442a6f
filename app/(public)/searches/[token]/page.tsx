import type { Metadata } from 'next';
import { SearchesView } from '@/components/saved-search/searches-view';
import { Toaster } from '@/components/ui/toaster';
import { loadByLink } from '@/lib/saved-search/loaders';

export const metadata: Metadata = {
  title: 'Your alerts',
  robots: { index: false },
  // the address is the key
  referrer: 'no-referrer',
};

export default async function AlertsPage({ params }: PageProps<'/searches/[token]'>) {
  const { token } = await params;
  const initial = await loadByLink(token);
  const all = `/api/alerts/${token}`;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">Your alerts</h1>
        <p className="measure mt-2 text-ink-soft">
          Who has this link can change and delete them. Keep it to yourself.
        </p>
      </div>
      <SearchesView initial={initial} paths={{ all, one: `${all}/searches` }} />
      <Toaster />
    </div>
  );
}
