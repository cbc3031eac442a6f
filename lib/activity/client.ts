import { api } from '@/lib/http/client';
import { safeStorage } from '@/lib/safe-storage';
import { readIdentity } from '@/lib/user/client';
import type { ActivityAction } from './constants';
import type { ActivityMetadata } from './schema';

/**
 * A guest id without a user id records for the guest, a user id without a guest id for the user. With neither or both
 * nothing is recorded and nothing navigates (docs/spec.md#activity-log).
 */
function activityCall(): { path: string; who: Record<string, string> } | undefined {
  const { guestID, userId } = readIdentity();
  if (guestID && !userId) return { path: '/api/guest/guest-activity', who: { guestID } };
  if (userId && !guestID) return { path: '/api/user/useractivity', who: { userid: userId } };
  return undefined;
}

/** Records what the visitor does, if there is an id to record it for. Visitors see nothing of a failure. */
export function sendActivity(action: ActivityAction, metadata: ActivityMetadata): boolean {
  const call = activityCall();
  if (!call) return false;
  api(call.path, { method: 'POST', body: { ...call.who, action, metadata }, keepalive: true }).catch(
    (error: unknown) => console.info('Error logging activity', error),
  );
  return true;
}

/** Reports a look at a listing, which counts without any id (docs/spec.md#views). */
export function sendListingView(id: string): void {
  api(`/api/property/${id}/view`, { method: 'POST', keepalive: true }).catch((error: unknown) =>
    console.info('Error logging activity', error),
  );
}

const LAST_SEARCH = 'lastSearch';

/** Records a search. Its second page, and the same list opened again, are no new search. */
export function sendSearch(query: string, more: ActivityMetadata): void {
  const isLast = safeStorage(() => sessionStorage.getItem(LAST_SEARCH) === query, false);
  if (isLast || !sendActivity('search', { page: window.location.pathname, ...more })) return;
  safeStorage(() => sessionStorage.setItem(LAST_SEARCH, query), undefined);
}
