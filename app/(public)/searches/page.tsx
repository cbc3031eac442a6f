import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { OwnSearches } from '@/components/saved-search/own-searches';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'Saved searches',
  description: 'The searches that you have saved, and how often we write to you about new homes.',
  robots: { index: false },
};

export default function SearchesPage() {
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'Saved searches', path: '/searches' },
          ]}
        />
        <h1 className="mt-4 text-3xl sm:text-4xl">Saved searches</h1>
      </div>
      <OwnSearches />
      <Toaster />
    </div>
  );
}
