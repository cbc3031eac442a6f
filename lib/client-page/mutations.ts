import 'server-only';
import type { Actor } from '@/lib/auth/actor';
import { markClientSeen } from '@/lib/client/mutations';
import { markMatchesSeen } from '@/lib/client-match/mutations';

/** Somebody has looked at the client: matches and replies until now are no news any more. */
export async function markSeen(actor: Actor, id: string): Promise<void> {
  await markClientSeen(actor, id);
  await markMatchesSeen(id);
}
