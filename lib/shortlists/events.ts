import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Somebody has replied to a shared list: the list's owner. */
export const listReplied = defineEvent<string>('list replied');
