import { PageTexts } from '@/components/shell/page-texts';
import type { SavedListing } from '@/lib/brokers/own-listings/dto';
import { SavedNotice } from './saved-notice';

/** The notice after a save; brings its own texts, which the list does not load otherwise. */
export function SavedPanel({ saved }: { saved: SavedListing | undefined }) {
  return (
    saved && (
      <PageTexts of={['brokers/saved-notice', 'labels', 'listings/replies']}>
        <SavedNotice saved={saved} />
      </PageTexts>
    )
  );
}
