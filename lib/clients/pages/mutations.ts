import 'server-only';
import { markMatchesSeen } from '@/lib/clients/matches/mutations';
import { markClientSeen } from '@/lib/clients/mutations';
import type { Actor } from '@/lib/platform/auth/actor';

/** Somebody has looked at the client: matches and replies until now are no news any more. */
export async function markSeen(actor: Actor, id: string): Promise<void> {
  await markClientSeen(actor, id);
  await markMatchesSeen(id);
}
