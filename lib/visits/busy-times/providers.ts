import 'server-only';
import { defineProviders } from '@/lib/platform/event';

/** Times between two moments that are taken at a home, or of a person, besides visits. */
export const takenTimes = defineProviders<
  { property?: unknown; person?: unknown; from: Date; until: Date },
  { start: Date; end: Date }[]
>('taken times');
