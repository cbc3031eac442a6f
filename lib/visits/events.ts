import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { Side } from './constants';
import type { VisitLean } from './data';

/** A visit was asked for. */
export const visitRecorded = defineEvent<{ id: string }>('visit.recorded');
/** One side has taken a step. */
export const visitStepped = defineEvent<{ visit: VisitLean; side: Side; action: string }>('visit.stepped');
