import 'server-only';
import { defineProviders } from '@/lib/platform/event';

/** Times between two moments when a home or person is busy with something other than visits. */
export const takenTimes = defineProviders<
  { property?: unknown; person?: unknown; from: Date; until: Date },
  { start: Date; end: Date }[]
>('taken times');
