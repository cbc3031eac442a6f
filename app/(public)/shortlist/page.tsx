import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ShortlistView } from '@/components/shortlist/shortlist-view';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'My shortlist',
  description: 'The homes that you have saved, with your notes, to compare and to share with your family.',
  robots: { index: false },
};

export default function ShortlistPage() {
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'My shortlist', path: '/shortlist' },
          ]}
        />
        <h1 className="mt-4 text-3xl sm:text-4xl">My shortlist</h1>
      </div>
      <ShortlistView />
      <Toaster />
    </div>
  );
}
