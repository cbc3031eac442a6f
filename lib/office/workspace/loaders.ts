import 'server-only';
import { isAdultStated } from '@/lib/accounts/users/data';
import { countListings } from '@/lib/listings/data';
import { getSession } from '@/lib/platform/auth/guards';
import { officeRoleOf } from '@/lib/platform/auth/permissions';
import { countWork } from './data';

/**
 * Loads the visitor and the open work for the frame of work pages. Guards nothing, because each page has its own guard and reports a missing database itself.
 */
export async function loadWorkspace() {
  const session = await getSession().catch(() => null);
  if (session?.kind !== 'user')
    return {
      session,
      visitor: { kind: session?.kind ?? 'anonymous' } as const,
      counts: {},
      isAgeKnown: true,
    };
  const { id, role, name } = session.user;
  const office = officeRoleOf(session.user);
  const [counts, isAgeKnown, isBuyer] = await Promise.all([
    countWork(session).catch(() => ({})),
    isAdultStated(id).catch(() => true),
    role === 'buyer' &&
      countListings({ owner: id })
        .then((count) => count === 0)
        .catch(() => false),
  ]);
  const person = { id, role, name, isBuyer, ...(office && { office }) };
  const { leads: waiting = 0 } = counts as { leads?: number };
  return { session, person, visitor: { kind: 'user', ...person, waiting } as const, counts, isAgeKnown };
}
