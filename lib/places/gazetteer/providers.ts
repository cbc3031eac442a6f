import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { GazetteerPlace } from './dto';

/** Records at a place. When `from` (a slug in the same city) is merged into `into`, a provider moves its own and returns their number. */
export const placeRecords = defineProviders<{ into: GazetteerPlace; from: string }, number>(
  'records at places',
);
