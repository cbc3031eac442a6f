import { PageTexts } from '@/components/layout/page-texts';
import type { SavedListing } from '@/lib/own-listings/dto';
import { SavedNotice } from './saved-notice';

/** What the list says after a save, with its texts, which the list itself does not need. */
export function SavedPanel({ saved }: { saved: SavedListing | undefined }) {
  return (
    saved && (
      <PageTexts of={['saved', 'labels', 'listingReplies']}>
        <SavedNotice saved={saved} />
      </PageTexts>
    )
  );
}
