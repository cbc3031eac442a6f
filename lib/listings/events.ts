import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { StoredImage } from '@/lib/platform/media/types';

export type ListingSaved = { id: string; owner: string; images: readonly StoredImage[] };

/** After a listing was created or changed. A listener returns what the person who saved should know. */
export const listingSaved = defineEvent<ListingSaved, string[]>('listing saved');
