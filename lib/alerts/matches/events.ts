import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** A listing became news to somebody's saved searches. Told again when a run is done again. */
export const matchesRecorded = defineEvent<{ property: string; at: Date }>('search-alert.matches');
