'use client';

import { useEffect } from 'react';
import { api } from '@/lib/http/client';
import { readIdentity } from '@/lib/user/client';

/**
 * Seed §7: a guest id without a user id records in the guest's trail, a user id without a guest id in the user's.
 * With neither or both nothing is recorded and nothing navigates (decisions.md 2).
 */
function trailOf(): { path: string; who: Record<string, string> } | undefined {
  const { guestID, userId } = readIdentity();
  if (guestID && !userId) return { path: '/api/guest/guest-activity', who: { guestID } };
  if (userId && !guestID) return { path: '/api/user/useractivity', who: { userid: userId } };
  return undefined;
}

/** Records one page view. Failures are silent (seed §8). */
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
