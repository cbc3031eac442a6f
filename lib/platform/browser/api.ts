import type { ErrorCode, Issue } from '@/lib/platform/errors';
import type { ProofTask } from '@/lib/platform/http/proof';
import type { MessageValues } from '@/lib/platform/language/icu';
import { joinMessage } from '@/lib/platform/language/message';
import { newIdempotencyKey } from './idempotency-key';

/** A failed call from the browser. `message` comes from the server or describes the connection failure. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'aborted' | 'http';
  readonly issues: Issue[];
  readonly details: Record<string, unknown> | undefined;
  /** True if `message` is the server's, with or without a code. */
  readonly hasSpoken: boolean;

  constructor(
    message: string,
    status: number,
    code: ApiError['code'],
    issues: Issue[] = [],
    details?: Record<string, unknown>,
    hasSpoken = !['network', 'aborted', 'http'].includes(code),
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.details = details;
    this.hasSpoken = hasSpoken;
  }
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as multipart if it is FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the call outlive the page, for page views. */
  keepalive?: boolean;
  /** False for calls that the person did not cause (see `onSignedOut`). */
  asksToSignIn?: boolean;
  /** True if the call needs a cookie; without cookies it is not sent but fails with a message. */
  needsCookies?: boolean;
};

export const NO_COOKIES = 'This browser blocks cookies. Allow them for this site and try again';

type SignIn = () => Promise<boolean>;
let signIn: SignIn | undefined;

/**
 * Sets the handler that lets a person sign in again if the session has ended under an open form. It resolves to true on success. The refused call is then
 * resent, so nothing typed is lost.
 */
export function onSignedOut(handler: SignIn): () => void {
  signIn = handler;
  return () => {
    signIn = undefined;
  };
}

let confirmIdentity: SignIn | undefined;

/** Sets the same for a call that requires a recently confirmed identity. */
export function onStepUp(handler: SignIn): () => void {
  confirmIdentity = handler;
  return () => {
    confirmIdentity = undefined;
  };
}

/**
 * Sends a request, and resends it after fixing the cause of a failure, such as an outdated token, an ended session, or a proof of work required because many
 * people write from this network.
 */
export async function withRecovery<T>(
  attempt: (headers?: Record<string, string>) => Promise<T>,
  asksToSignIn: boolean,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const task = error.details?.proof as ProofTask | undefined;
    // only possible on a page loaded over https or from this machine
    if (task && crypto.subtle) {
      const { solveChallenge: prove } = await import('./prove');
      return attempt(await prove(task));
    }
    // a session opened in another tab has changed the token, and this call returns the new one
    if (error.code === 'csrf') await fetch('/api/user/me', { credentials: 'same-origin' });
    else if (error.code === 'step_up') {
      if (!(await confirmIdentity?.())) throw error;
    } else if (error.code !== 'unauthenticated' || !asksToSignIn || !(await signIn?.())) throw error;
    return attempt();
  }
}

function xsrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='));
  return pair ? decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) : undefined;
}

function requestInit(options: CallOptions): RequestInit {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  const xsrf = xsrfToken();
  if (xsrf) headers.set('x-xsrf-token', xsrf);
  const isForm = options.body instanceof FormData;
  if (options.body !== undefined && !isForm) headers.set('content-type', 'application/json');
  return {
    method: options.method ?? 'GET',
    headers,
    body: isForm ? (options.body as FormData) : options.body && JSON.stringify(options.body),
    credentials: 'same-origin',
    signal: options.signal,
    keepalive: options.keepalive,
  } as RequestInit;
}

async function send(path: string, options: CallOptions): Promise<Response> {
  if (options.needsCookies && !navigator.cookieEnabled) throw new ApiError(NO_COOKIES, 400, 'invalid');
  try {
    return await fetch(path, requestInit(options));
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError';
    throw new ApiError(aborted ? 'Request aborted' : 'Network Error', 0, aborted ? 'aborted' : 'network');
  }
}

/** Keys of creations without a reply, by path and content. By its key the server recognises what it has already created (db/create-once.ts). */
const unanswered = new Map<string, string>();

async function sendKeyed(path: string, options: CallOptions): Promise<Response> {
  if (options.method !== 'POST') return send(path, options);
  const sent = `${path} ${JSON.stringify(options.body)}`;
  const key = unanswered.get(sent) ?? newIdempotencyKey();
  unanswered.set(sent, key);
  const response = await send(path, { ...options, headers: { 'idempotency-key': key, ...options.headers } });
  if (response.status < 500) unanswered.delete(sent);
  return response;
}

/** The text for `reply`, or its key with values if the server sent them. */
const textOf = ({ message, key, values }: Omit<Issue, 'path'>): string =>
  key && values ? joinMessage({ key, values }) : message;

export type FailureBody = Partial<{
  message: string;
  code: ErrorCode;
  key: string;
  values: MessageValues;
  issues: Issue[];
  details: Record<string, unknown>;
}>;

/** The error of a failed reply, with messages that `reply` can translate. */
export function apiError(status: number, body: FailureBody): ApiError {
  const { message, code, issues, details } = body;
  return new ApiError(
    message ? textOf({ ...body, message }) : `Request failed with status code ${status}`,
    status,
    code ?? 'http',
    issues?.map((issue) => ({ ...issue, message: textOf(issue) })),
    details,
    Boolean(message),
  );
}

const failure = async (response: Response): Promise<ApiError> =>
  apiError(response.status, (await response.json().catch(() => ({}))) as FailureBody);

const unasked = new Set<Promise<unknown>>();
let isHeld = false;
const HOLD_MS = 2000;

/**
 * Stops background calls and waits for pending ones before a session ends, because they would be refused. Another page starts afresh, and so does this one when
 * the browser restores it.
 */
export async function holdUnaskedCalls(): Promise<void> {
  isHeld = true;
  const goOn = () => {
    isHeld = false;
  };
  globalThis.addEventListener?.('pageshow', goOn, { once: true });
  const late = new Promise((resolve) => setTimeout(resolve, HOLD_MS));
  await Promise.race([Promise.allSettled(unasked), late]);
}

function callUnasked<T>(call: () => Promise<T>): Promise<T> {
  if (isHeld) return Promise.reject(new ApiError('Request aborted', 0, 'aborted'));
  const answer = call();
  const over = () => unasked.delete(answer);
  unasked.add(answer);
  answer.then(over, over);
  return answer;
}

/** Calls the API. Browser code has no other way. Sends the XSRF token, and if another tab has outdated it, fetches a new one and retries once. */
export function api<T>(path: string, options: CallOptions = {}): Promise<T> {
  const { method = 'GET', keepalive = false, asksToSignIn = method !== 'GET' && !keepalive } = options;
  const attempt = async (proof?: Record<string, string>) => {
    const response = await sendKeyed(path, { ...options, headers: { ...options.headers, ...proof } });
    if (!response.ok) throw await failure(response);
    return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
  };
  const call = () => withRecovery(attempt, asksToSignIn);
  return asksToSignIn ? call() : callUnasked(call);
}

/** True if a sign-in continues with a code, because the password was right and the account has a second factor. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.details?.secondFactor !== undefined;

const NO_ANSWER = 'That didn’t work. Please check the connection and try again.';

/** The server's message, or the fallback if none arrived because the connection broke. */
export function serverMessage(error: unknown, fallback: string = NO_ANSWER): string {
  return error instanceof ApiError && error.hasSpoken ? error.message : fallback;
}

export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
