import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import type { UserSession } from '@/lib/auth/types';
import { invalidate } from '@/lib/cache/invalidate';
import { AppError } from '@/lib/http/errors';
import type { DeskDecision } from './desk-schema';
import { updateProperty } from './mutations';

export type Decided = { changed: number; failed: { id: string; message: string }[] };

/**
 * Applies one decision to each listing by the rules of every other edit. One that fails (it is gone, it lacks its
 * project number) does not stop the rest and is named in the answer.
 */
export async function decide(
  { ids, status, reason, evidenceDate }: DeskDecision,
  { session, ip }: { session: UserSession; ip: string },
): Promise<Decided> {
  const actor = { id: session.user.id, isAdmin: true };
  const failed: Decided['failed'] = [];
  for (const id of ids) {
    try {
      await updateProperty(actor, id, { status }, []);
      const details = { to: status, ...(reason && { reason }), ...(evidenceDate && { evidenceDate }) };
      await recordAudit({
        action: 'property.write',
        by: session,
        ip,
        target: { type: 'property', id },
        details,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push({ id, message: error.message });
    }
  }
  const changed = ids.filter((id) => !failed.some((one) => one.id === id));
  if (changed.length > 0) await invalidate([...changed.map((id) => `property:${id}` as const), 'lists']);
  return { changed: changed.length, failed };
}
