import 'server-only';
import type { Departure } from '@/lib/listings/lifecycle';
import { defineEvent } from '@/lib/platform/event';
import type { StoredImage } from '@/lib/platform/media/types';

export type ListingSaved = {
  id: string;
  owner: string;
  images: readonly StoredImage[];
};

/** Raised after a listing was created or changed, also by a decision. */
export const listingSaved = defineEvent<ListingSaved>('listing saved');

/** Raised after a listing was deleted, for what others keep about it. Awaited. */
export const listingErased = defineEvent<{ id: string }>('listing erased');

/** Homes are no longer available, and why: people who asked are told. Raised again for a home that is written again. */
export const homesLeft = defineEvent<ReadonlyMap<string, Departure>>('homes left');
