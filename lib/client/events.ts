import 'server-only';
import { defineEvent } from '@/lib/event';

/** Before clients are removed, with their ids: what belongs to them goes first, so that a run that breaks off is done again. */
export const clientsRemoved = defineEvent<readonly string[]>('clients removed');

/** Clients have another owner or team from now on. */
export const clientsHandedOver = defineEvent<{
  clients: readonly string[];
  owner: string;
  team: string | null;
}>('clients handed over');
