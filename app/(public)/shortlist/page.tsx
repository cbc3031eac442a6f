import type { Metadata } from 'next';
import { OwnPage } from '@/components/layout/own-page';
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
    <OwnPage
      title="My shortlist"
      path="/shortlist"
      actions={
        <>
          <ButtonLink href="/visits" size="sm">
            My visits
          </ButtonLink>
          <ButtonLink href="/enquiries" size="sm">
            My enquiries
          </ButtonLink>
        </>
      }
    >
      <ShortlistView />
      <Toaster />
    </OwnPage>
  );
}
