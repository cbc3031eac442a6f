import { useEffect, useState } from 'react';
import type { ListingDraftDto } from '@/lib/listings/drafts/dto';
import { type DraftOptions, DraftWriter } from './draft-writer';
import { announceDraft } from './open-drafts';

/** The draft of a form as React state; `DraftWriter` does the work. */
export function useDraft(options: DraftOptions) {
  const [elsewhere, setElsewhere] = useState<ListingDraftDto>();
  const [writer] = useState(() => new DraftWriter(options, setElsewhere));
  useEffect(() => announceDraft(options.creationKey), [options.creationKey]);
  useEffect(() => {
    window.addEventListener('pagehide', writer.leave);
    return () => window.removeEventListener('pagehide', writer.leave);
  }, [writer]);
  const { save, end, stop, overwrite } = writer;
  return { save, end, stop, elsewhere, overwrite };
}
