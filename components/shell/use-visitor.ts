'use client';

import { useEffect, useState } from 'react';
import { getCurrentUser, type Me, readIdentity } from '@/lib/platform/auth/client';
import type { UserRole } from '@/lib/platform/auth/roles';
import type { NavVisitor } from './nav-links';

function fromStorage(): NavVisitor {
  const { userId, userRole, guestID } = readIdentity();
  if (userId) return { kind: 'user', id: userId, role: (userRole ?? 'buyer') as UserRole };
  return guestID ? { kind: 'guest' } : { kind: 'anonymous' };
}

function fromServer(me: Me): NavVisitor {
  if (me.kind !== 'user') return me;
  const { user, waiting, office } = me;
  return { kind: 'user', id: user._id, role: user.role, waiting, ...(office && { office }) };
}

/** A visitor with nothing from this site in storage or cookies is anonymous without asking the server. */
function mayHaveSession(): boolean {
  return Object.keys(readIdentity()).length > 0 || document.cookie.includes('XSRF-TOKEN=');
}

/** The same first HTML for everybody; then what storage says at once, then what the server says. */
export function useVisitor(): NavVisitor {
  const [visitor, setVisitor] = useState<NavVisitor>({ kind: 'anonymous' });
  useEffect(() => {
    if (!mayHaveSession()) return;
    setVisitor(fromStorage());
    getCurrentUser().then(
      (me) => setVisitor(fromServer(me)),
      () => undefined,
    );
  }, []);
  return visitor;
}
