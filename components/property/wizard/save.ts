import { upload } from '@/lib/http/upload-client';
import type { PropertyDto } from '@/lib/listing/dto';
import type { PropertyFormValues } from '@/lib/listing/schema';
import { type MediaState, mediaParts } from './media-items';

type Save = {
  /** absent: a new listing */
  id?: string;
  values: PropertyFormValues;
  media: MediaState;
  version?: number;
  creationKey: string;
  onProgress: (sent: number) => void;
};

type SaveReply = { data: PropertyDto; warnings: string[] };

/** Sends the form. Text goes first, so that a wrong field is known before a single photo has been written. */
export function saveProperty({
  id,
  values,
  media,
  version,
  creationKey,
  onProgress,
}: Save): Promise<SaveReply> {
  const body = new FormData();
  const { images, videos, plan } = mediaParts(media);
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) body.append(name, value.join(','));
    else if (id || value !== '') body.append(name, value);
  }
  if (version !== undefined) body.append('__v', String(version));
  if (id) body.append('media', JSON.stringify(plan));
  for (const file of images) body.append('images', file, file.name);
  for (const file of videos) body.append('videos', file, file.name);
  const files = [...images, ...videos].reduce((bytes, { size }) => bytes + size, 0);
  return upload<SaveReply>(id ? `/api/property/${id}` : '/api/property', {
    method: id ? 'PUT' : 'POST',
    body,
    headers: { 'idempotency-key': creationKey },
    // the text and the headers of the parts have gone before the first file
    onProgress: (sent, total) => onProgress(sent - Math.max(0, total - files)),
  });
}
