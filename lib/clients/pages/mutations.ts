import 'server-only';
import { requireClient } from '@/lib/clients/data';
import { markHomesSeen } from '@/lib/clients/matches/mutations';
import { markClientSeen } from '@/lib/clients/mutations';
import { refreshNews } from '@/lib/clients/news/mutations';
import type { Actor } from '@/lib/platform/auth/actor';

/** Marks the given homes as seen, or without homes the client's replies. A home stays new until it was viewed itself. */
export async function markSeen(actor: Actor, id: string, homes: readonly string[]): Promise<void> {
  await requireClient(actor, id);
  if (homes.length > 0) return markHomesSeen(id, homes);
  await markClientSeen(id);
  await refreshNews([id]);
}
