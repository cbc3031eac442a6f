import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Two leads of one person about one listing became one; what belongs to the first is the other's from now on. */
export const leadMerged = defineEvent<{ from: string; into: string }>('lead.merged');

/** A person's interest in a listing became a lead. */
export const leadRecorded = defineEvent<{ id: string }>('lead.recorded');
