import { api } from '@/lib/http/client';
import { clearStorage, forgetIdentity, storeGuest, storeUser } from '@/lib/user/client-storage';
import type { LoginUser } from '@/lib/user/dto';

export type Me =
  | { kind: 'anonymous' }
  | { kind: 'guest'; guestID: string }
  | { kind: 'user'; user: LoginUser; recordActivity: boolean };

let asked: Promise<Me> | undefined;
let left = false;

async function ask(): Promise<Me> {
  const me = await api<Me>('/api/user/me');
  if (left) return { kind: 'anonymous' };
  if (me.kind === 'anonymous') forgetIdentity();
  if (me.kind === 'guest') {
    forgetIdentity();
    storeGuest(me.guestID);
  }
  if (me.kind === 'user') storeUser(me.user);
  return me;
}

/**
 * Who the server says this browser is; asked once per page, however many parts want to know. What storage
 * remembers is put right by the answer, so a stale token never sends anybody in circles.
 */
export function whoAmI(): Promise<Me> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** After the session has ended, before another page is opened: an answer that is still on its way is not remembered. */
export function forgetVisitor(): void {
  left = true;
  clearStorage();
}
