import 'server-only';
import { defineEvent } from '@/lib/event';
import type { StoredImage } from '@/lib/media/types';

export type ListingSaved = { id: string; owner: string; images: readonly StoredImage[] };

/** After a listing was created or changed. A listener returns what the person who saved should know. */
export const listingSaved = defineEvent<ListingSaved, string[]>('listing saved');

/** Where is the middle of a locality that the address alone does not place? */
export const localityAsked = defineEvent<
  { citySlug: string; localitySlug: string },
  { lat: number; lng: number } | undefined
>('locality of a listing');
