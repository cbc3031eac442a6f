import { ApiError } from '@/lib/platform/browser/api';
import { hasWaiting, sendWaiting } from '@/lib/platform/browser/offline/client';
import type { WaitingCall } from '@/lib/platform/browser/offline/dto';
import { callerOf } from '@/lib/platform/browser/offline/rules';
import { solveChallenge } from '@/lib/platform/browser/prove';
import type { ProofTask } from '@/lib/platform/http/proof';

type CookieStore = { get: (name: string) => Promise<{ value: string } | null> };
type Failure = { message?: string; code?: 'csrf'; details?: { proof?: ProofTask } };
type Me = { user?: { _id: string }; guestID?: string };

/** The signed-in person's identity as the server reports it, in the format that pages use (lib/platform/browser/offline/rules.ts). */
export const callerIn = ({ user, guestID }: Me): string => callerOf({ user: user?._id, guest: guestID });

async function send(call: WaitingCall, proof?: Record<string, string>): Promise<void> {
  const { path, method, body } = call;
  const { cookieStore } = self as unknown as { cookieStore?: CookieStore };
  const token = await cookieStore?.get('XSRF-TOKEN');
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token.value }), ...proof },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return;
  const { message, code, details } = (await response.json().catch(() => ({}))) as Failure;
  if (details?.proof && !proof) return send(call, await solveChallenge(details.proof));
  // a page has the token and will send it
  const status = code === 'csrf' ? 0 : response.status;
  throw new ApiError(message ?? '', status, code ?? 'http');
}

/** Sends the calls that closed pages left behind. Rejects while any remain, so that the browser tries again. */
export async function sendWaitingCalls(): Promise<void> {
  const reply = await fetch('/api/user/me');
  if (!reply.ok) throw new Error(`who is signed in: ${reply.status}`);
  const caller = callerIn((await reply.json()) as Me);
  await sendWaiting((call) => send(call), caller);
  if (await hasWaiting(caller)) throw new Error('something still waits');
}
