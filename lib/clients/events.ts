import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/**
 * Raised with client ids before the clients are removed. Dependent records are removed first, so that an
 * interrupted run can be repeated.
 */
export const clientsRemoved = defineEvent<readonly string[]>('clients removed');
