import { PageTexts } from '@/components/layout/page-texts';
import type { SavedListing } from '@/lib/own-listings/dto';
import { SavedNotice } from './saved-notice';

/** The notice after a save; brings its own texts, so that the list does not load them otherwise. */
export function SavedPanel({ saved }: { saved: SavedListing | undefined }) {
  return (
    saved && (
      <PageTexts of={['saved', 'labels', 'listingReplies']}>
        <SavedNotice saved={saved} />
      </PageTexts>
    )
  );
}
