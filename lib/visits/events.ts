import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { Side } from './constants';
import type { VisitLean } from './data';

/** A visit was requested. `agreedWords` is the sentence beside the checkbox of the form. */
export const visitRecorded = defineEvent<
  { id: string; agreedWords?: string | undefined } & Pick<VisitLean, 'phone' | 'owner'>
>('visit.recorded');
/** A visit's reminder is sent to its visitor; raised again if a process ended in between. */
export const visitorReminded = defineEvent<{ visit: VisitLean }>('visit.reminded');
export const visitStepped = defineEvent<{ visit: VisitLean; side: Side; action: string }>('visit.stepped');
