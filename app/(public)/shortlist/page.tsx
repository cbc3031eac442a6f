import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ShortlistView } from '@/components/shortlist/shortlist-view';
import { ButtonLink } from '@/components/ui/button';
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
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl sm:text-4xl">My shortlist</h1>
          <p className="flex flex-wrap gap-2">
            <ButtonLink href="/visits" size="sm">
              My visits
            </ButtonLink>
            <ButtonLink href="/enquiries" size="sm">
              My enquiries
            </ButtonLink>
          </p>
        </div>
      </div>
      <ShortlistView />
      <Toaster />
    </div>
  );
}
