import { ApiError } from '@/lib/http/client';
import { sendWaiting } from '@/lib/offline/client';
import type { WaitingCall } from '@/lib/offline/dto';
import { callerOf } from '@/lib/offline/rules';

type CookieStore = { get: (name: string) => Promise<{ value: string } | null> };
type Me = { user?: { _id: string }; guestID?: string };

/** Who the server says is signed in; the same words as a page uses (lib/offline/rules.ts). */
export const callerIn = ({ user, guestID }: Me): string => callerOf({ user: user?._id, guest: guestID });

async function send({ path, method, body }: WaitingCall): Promise<void> {
  const { cookieStore } = self as unknown as { cookieStore?: CookieStore };
  const token = await cookieStore?.get('XSRF-TOKEN');
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token.value }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return;
  const { message, code } = (await response.json().catch(() => ({}))) as { message?: string; code?: 'csrf' };
  // a page has the token, and will send it
  const status = code === 'csrf' ? 0 : response.status;
  throw new ApiError(message ?? '', status, code ?? 'http');
}

/** Sends what pages could not, after the last of them was closed. Rejects when something still waits: the browser tries again. */
export async function sendWaitingCalls(): Promise<void> {
  const me = (await (await fetch('/api/user/me')).json()) as Me;
  await sendWaiting(send, callerIn(me));
}
