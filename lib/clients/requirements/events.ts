import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** A requirement is new, has changed, was paused or goes on: its id. */
export const requirementWritten = defineEvent<string>('requirement written');

/** Before a requirement is removed: its id. */
export const requirementRemoved = defineEvent<string>('requirement removed');
