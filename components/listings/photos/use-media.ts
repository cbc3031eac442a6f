import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import type { PropertyDto } from '@/lib/listings/dto';
import type { MediaKind } from './check-file';
import type { MediaItem, MediaState } from './media-items';
import { MediaUploads } from './media-uploads';

type Options = {
  start: MediaState;
  listing: string | undefined;
  onChange: (media: MediaState) => void;
  onDeleted: (listing: PropertyDto) => void;
};

/** The form's pictures and videos as React state for `MediaUploads`. */
export function useMedia({ start, ...options }: Options) {
  const { t, reply } = useTexts('listings/wizard-photos');
  const [media, setMedia] = useState(start);
  const handlers = { t, reply, ...options, onState: setMedia };
  const [uploads] = useState(() => new MediaUploads(start, handlers));
  uploads.handlers = handlers;
  useEffect(() => {
    uploads.start();
    return () => uploads.stop();
  }, [uploads]);
  const { add, say, turn, remove, retry, cancel, settled, current } = uploads;
  return {
    media,
    ...{ current, add, say, turn, remove, retry, cancel, settled },
    replace: (next: MediaState) => uploads.dispatch({ type: 'replaced', media: next }),
    reorder: (kind: MediaKind, items: MediaItem[]) => uploads.dispatch({ type: 'reordered', kind, items }),
  };
}
