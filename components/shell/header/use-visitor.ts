'use client';

import { useEffect, useState } from 'react';
import type { UserRole } from '@/lib/platform/auth/roles';
import { getCurrentUser, type Me } from '@/lib/platform/browser/identity';
import { readIdentity } from '@/lib/platform/browser/stored-identity';
import { markVisitor } from '@/lib/platform/browser/visitor-mark';
import type { NavVisitor } from './nav-links';

function fromStorage(): NavVisitor {
  const { userId, userRole, userName, guestID } = readIdentity();
  if (userId)
    return {
      kind: 'user',
      id: userId,
      role: (userRole ?? 'buyer') as UserRole,
      ...(userName && { name: userName }),
    };
  return guestID ? { kind: 'guest' } : { kind: 'anonymous' };
}

function fromServer(me: Me): NavVisitor {
  if (me.kind !== 'user') return me;
  const { user, waiting, office } = me;
  return { kind: 'user', id: user._id, role: user.role, name: user.name, waiting, ...(office && { office }) };
}

/** False for a visitor without storage or cookies from this site, who is anonymous without asking the server. */
function mayHaveSession(): boolean {
  return Object.keys(readIdentity()).length > 0 || document.cookie.includes('XSRF-TOKEN=');
}

/**
 * The visitor, the same for all in the first HTML, then from storage, then from the server. A page rendered for one person starts with that
 * person.
 */
export function useVisitor(rendered?: NavVisitor): NavVisitor {
  const [visitor, setVisitor] = useState<NavVisitor>(rendered ?? { kind: 'anonymous' });
  const isRendered = rendered !== undefined;
  useEffect(() => {
    if (!isRendered && !mayHaveSession()) return;
    const show = (next: NavVisitor) => {
      markVisitor(next);
      setVisitor(next);
    };
    if (!isRendered) show(fromStorage());
    getCurrentUser().then(
      (me) => show(fromServer(me)),
      () => undefined,
    );
  }, [isRendered]);
  return visitor;
}
