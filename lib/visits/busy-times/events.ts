import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Asks which times between two moments are taken by tours: at a home, and of a person. */
export const toursRequested = defineEvent<
  { property?: unknown; person?: unknown; from: Date; until: Date },
  { start: Date; end: Date }[]
>('tours requested');
