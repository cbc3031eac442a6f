import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { GazetteerPlace } from './dto';

/** Records at a place: `from` (a slug in the same city) was merged into `into`, and a provider returns how many of its own it has moved. */
export const placeRecords = defineProviders<{ into: GazetteerPlace; from: string }, number>(
  'records at places',
);
