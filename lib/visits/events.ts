import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { Side } from './constants';
import type { VisitLean } from './data';

/** Raised when a visit is requested. `agreedWords` is the consent beside the form's checkbox. */
export const visitRecorded = defineEvent<
  { id: string; agreedWords?: string | undefined } & Pick<VisitLean, 'phone' | 'owner'>
>('visit.recorded');
/** Raised when a visitor's reminder is sent, and again if the process ended in between. */
export const visitorReminded = defineEvent<{ visit: VisitLean }>('visit.reminded');
export const visitStepped = defineEvent<{ visit: VisitLean; side: Side; action: string }>('visit.stepped');
