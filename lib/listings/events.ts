import 'server-only';
import type { Departure } from '@/lib/listings/lifecycle';
import { defineEvent } from '@/lib/platform/event';
import type { StoredImage } from '@/lib/platform/media/types';

export type ListingSaved = {
  id: string;
  owner: string;
  images: readonly StoredImage[];
  /** a decision about it, or the undo of one: its facts and photographs are the same */
  isDecision?: true;
};

/** Raised after a listing was created or changed. A listener returns what the person who saved should know. */
export const listingSaved = defineEvent<ListingSaved, string[]>('listing saved');

/**
 * Homes are no longer available, and why: people who asked about them are notified. Raised again for the same home when it is
 * written again.
 */
export const homesLeft = defineEvent<ReadonlyMap<string, Departure>>('homes left');
