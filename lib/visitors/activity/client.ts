import { api } from '@/lib/platform/browser/api';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { readIdentity } from '@/lib/platform/browser/stored-identity';
import { splitLanguage } from '@/lib/platform/language/languages';
import { MAX_SEEN } from '@/lib/visitors/views/constants';
import { originOf, sourceOf } from '@/lib/visitors/views/rules';
import type { ActivityAction } from './constants';
import type { ActivityMetadata } from './schema';

/**
 * Records for the guest with only a guest id, and for the user with only a user id. Records nothing with neither or both, and changes no
 * page (docs/spec/privacy.md#activity-log).
 */
function activityCall(): { path: string; who: Record<string, string> } | undefined {
  const { guestID, userId } = readIdentity();
  if (guestID && !userId) return { path: '/api/guest/guest-activity', who: { guestID } };
  if (userId && !guestID) return { path: '/api/user/useractivity', who: { userid: userId } };
  return undefined;
}

/** Records a visitor's action if there is an id to record it for. Failures are invisible to visitors. */
export function sendActivity(action: ActivityAction, metadata: ActivityMetadata): boolean {
  const call = activityCall();
  if (!call) return false;
  api(call.path, { method: 'POST', body: { ...call.who, action, metadata }, keepalive: true }).catch(
    (error: unknown) => console.info('Error logging activity', error),
  );
  return true;
}

const lost = (error: unknown) => console.info('Error logging activity', error);

/** Reports a listing view, which counts without any id, and the kind of its source (docs/spec/privacy.md#views). */
export function sendListingView(id: string): void {
  const here = [document.referrer, window.location.href] as const;
  const body = { source: sourceOf(...here), ...originOf(...here) };
  api(`/api/property/${id}/view`, { method: 'POST', body, keepalive: true }).catch(lost);
}

/** Milliseconds between the first card and the report of all cards seen. */
const SEEN_PAUSE_MS = 3000;

let seenTimer: ReturnType<typeof setTimeout> | undefined;
const reported = new Set<string>();
const seen = new Set<string>();

function sendSeen(): void {
  clearTimeout(seenTimer);
  seenTimer = undefined;
  const ids = [...seen];
  seen.clear();
  for (let from = 0; from < ids.length; from += MAX_SEEN) {
    const body = { ids: ids.slice(from, from + MAX_SEEN) };
    api('/api/property/seen', { method: 'POST', body, keepalive: true }).catch(lost);
  }
}

/** Notes that a listing's card is on the screen. Reports it once per page load. */
export function noteSeen(id: string): void {
  if (reported.has(id)) return;
  if (reported.size === 0) window.addEventListener('pagehide', sendSeen);
  reported.add(id);
  seen.add(id);
  seenTimer ??= setTimeout(sendSeen, SEEN_PAUSE_MS);
}

const LAST_SEARCH = 'lastSearch';

/** Records a search, but not its further pages or a return to the same list. */
export function sendSearch(query: string, more: ActivityMetadata): void {
  const isLast = safeStorage(() => sessionStorage.getItem(LAST_SEARCH) === query, false);
  if (isLast || !sendActivity('search', { page: splitLanguage(window.location.pathname).path, ...more }))
    return;
  safeStorage(() => sessionStorage.setItem(LAST_SEARCH, query), undefined);
}
