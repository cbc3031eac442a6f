import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised before clients are removed, with their ids: what belongs to them is removed first, so that an interrupted run can be repeated. */
export const clientsRemoved = defineEvent<readonly string[]>('clients removed');
