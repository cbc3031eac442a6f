import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** A requirement was created, changed, paused or resumed: its id. */
export const requirementWritten = defineEvent<string>('requirement written');

/** Raised before a requirement is removed: its id. */
export const requirementRemoved = defineEvent<string>('requirement removed');
