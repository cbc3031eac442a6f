import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised when two leads of one person about one listing are merged. The first one's records now belong to the other. */
export const leadMerged = defineEvent<{ from: string; into: string }>('lead.merged');

/** A person's interest in a listing became a lead. */
export const leadRecorded = defineEvent<{ id: string }>('lead.recorded');
