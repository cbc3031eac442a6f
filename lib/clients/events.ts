import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Before clients are removed, with their ids: what belongs to them goes first, so that a run that breaks off is done again. */
export const clientsRemoved = defineEvent<readonly string[]>('clients removed');
