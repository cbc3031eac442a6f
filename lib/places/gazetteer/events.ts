import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { GazetteerPlace } from './dto';

/** `from` (a slug in the same city) was merged into `into`. A listener returns how many of its records it has moved. */
export const placesMerged = defineEvent<{ into: GazetteerPlace; from: string }, number>('places merged');
