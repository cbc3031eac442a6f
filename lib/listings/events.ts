import 'server-only';
import type { Departure } from '@/lib/listings/lifecycle';
import { defineEvent } from '@/lib/platform/event';
import type { StoredImage } from '@/lib/platform/media/dto';

export type ListingSaved = {
  id: string;
  owner: string;
  images: readonly StoredImage[];
};

/** Raised after a listing was created or changed, also by a decision. */
export const listingSaved = defineEvent<ListingSaved>('listing saved');

/** Raised after a listing was deleted, so that other areas delete their data about it. Awaited. */
export const listingErased = defineEvent<{ id: string }>('listing erased');

/** Raised with the reasons when homes are no longer available, to notify people who asked. Raised again if the home is written again. */
export const homesLeft = defineEvent<ReadonlyMap<string, Departure>>('homes left');
