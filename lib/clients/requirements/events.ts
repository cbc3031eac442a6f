import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised with the id of a requirement that was created, changed, paused or resumed. */
export const requirementWritten = defineEvent<string>('requirement written');

/** Raised with the id of a requirement before it is removed. */
export const requirementRemoved = defineEvent<string>('requirement removed');
