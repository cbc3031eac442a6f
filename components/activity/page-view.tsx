'use client';

import { useEffect } from 'react';
import { api } from '@/lib/http/client';
import { readIdentity } from '@/lib/user/client';

/**
 * A guest id without a user id records for the guest, a user id without a guest id for the user. With neither or both
 * nothing is recorded and nothing navigates (docs/spec.md#activity-log).
 */
function trailOf(): { path: string; who: Record<string, string> } | undefined {
  const { guestID, userId } = readIdentity();
  if (guestID && !userId) return { path: '/api/guest/guest-activity', who: { guestID } };
  if (userId && !guestID) return { path: '/api/user/useractivity', who: { userid: userId } };
  return undefined;
}

/** Records one page view. Visitors see nothing of a failure. */
export function PageView() {
  useEffect(() => {
    const page = window.location.pathname;
    const trail = trailOf();
    if (!trail) {
      if (/^\/properties\/[0-9a-f]{24}$/i.test(page)) console.info('Guest ID not found');
      return;
    }
    const body = { ...trail.who, action: 'page_view', metadata: { page } };
    api(trail.path, { method: 'POST', body, keepalive: true }).catch((error: unknown) =>
      console.info('Error logging activity', error),
    );
  }, []);
  return null;
}
