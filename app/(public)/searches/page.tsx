import type { Metadata } from 'next';
import { OwnPage } from '@/components/layout/own-page';
import { OwnSearches } from '@/components/saved-search/own-searches';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'Saved searches',
  description: 'The searches that you have saved, and how often we write to you about new homes.',
  robots: { index: false },
};

export default function SearchesPage() {
  return (
    <OwnPage title="Saved searches" path="/searches">
      <OwnSearches />
      <Toaster />
    </OwnPage>
  );
}
