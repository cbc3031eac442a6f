import { type MediaState, mediaParts } from '@/components/listings/photos/media-items';
import type { PropertyDto } from '@/lib/listings/dto';
import type { PropertyFormValues } from '@/lib/listings/schema';
import { upload } from '@/lib/platform/browser/upload';

/** Confirmations of an unusual price, or of an address in the texts. */
export type Confirms = { confirmsPrice?: boolean; confirmsText?: boolean };

type Save = {
  target?: PropertyDto;
  values: PropertyFormValues;
  media: MediaState;
  version?: number;
  creationKey: string;
  confirms: Confirms;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

type SaveReply = { data: PropertyDto; warnings: string[] };

/** Sends the form, text first, so that an invalid field is reported before a video is uploaded. */
export function saveProperty({
  target,
  values,
  media,
  version,
  creationKey,
  confirms,
  onProgress,
  signal,
}: Save): Promise<SaveReply> {
  const body = new FormData();
  const { videos, order } = mediaParts(media, new Set(target?.images.map(({ public_id }) => public_id)));
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) body.append(name, value.join(','));
    else if (target || value !== '') body.append(name, value);
  }
  if (confirms.confirmsPrice) body.append('confirmPrice', 'true');
  if (confirms.confirmsText) body.append('confirmText', 'true');
  if (version !== undefined) body.append('__v', String(version));
  body.append('media', JSON.stringify(order));
  for (const file of videos) body.append('videos', file, file.name);
  const files = videos.reduce((bytes, { size }) => bytes + size, 0);
  return upload<SaveReply>(target ? `/api/property/${target._id}` : '/api/property', {
    method: target ? 'PUT' : 'POST',
    body,
    headers: { 'idempotency-key': creationKey },
    signal,
    // the text and part headers come before the first file
    onProgress: (sent, total) => onProgress(sent - Math.max(0, total - files)),
  });
}
