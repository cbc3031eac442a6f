import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Actor, type AdminActor, actorOf } from '@/lib/platform/auth/actor';
import {
  isApiToken,
  requireScope,
  sessionOfApiToken,
  type TokenSession,
} from '@/lib/platform/auth/api-token';
import { requireAdmin, requireRole, requireUser, requireVisitor } from '@/lib/platform/auth/guards';
import { recordApiCall } from '@/lib/platform/auth/mutations';
import type { Permission } from '@/lib/platform/auth/permissions';
import type { UserRole } from '@/lib/platform/auth/roles';
import type { ApiScope } from '@/lib/platform/auth/scopes';
import { requireFreshFactor } from '@/lib/platform/auth/second-factor';
import { sessionFromHeaders, xsrfMatches } from '@/lib/platform/auth/session';
import type { AnySession, UserSession } from '@/lib/platform/auth/types';
import { AppError } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { localPath } from '@/lib/platform/language/languages';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { cleanInput } from '@/lib/platform/text/clean';
import { clientIp } from './client-ip';
import { errorReply } from './error-reply';
import { INPUT } from './input-messages';
import { jsonReply } from './json-reply';
import { enforceRateLimit } from './mutations';
import { consume, type LimitState, limitFields, type RateLimitClass } from './rate-limit';
import { readJson } from './read-body';
import { assertSameOrigin, isWrite } from './same-origin';

/**
 * Access to a handler. 'public' must be explicit, 'guest' includes users, `can` requires staff with this permission, 'admin' all permissions, and a list names
 * roles.
 */
export type RouteAuth = 'public' | 'guest' | 'user' | 'admin' | { can: Permission } | readonly UserRole[];

type SessionFor<A extends RouteAuth> = A extends 'public'
  ? AnySession | null
  : A extends 'guest'
    ? AnySession
    : UserSession;

/** The actor of a call. Guests and visitors without a session are not actors, because their writes have no owner. */
type ActorFor<A extends RouteAuth> = A extends 'admin'
  ? AdminActor
  : A extends { can: infer P extends Permission }
    ? AdminActor<P>
    : A extends 'public' | 'guest'
      ? Actor | null
      : Actor;

type Output<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;

export type ReplySchemas = z.ZodType | { readonly [status: number]: z.ZodType | null } | undefined;

type Sent<T> = T | Response | Promise<T | Response>;

type Result<R extends ReplySchemas> = R extends z.ZodType
  ? Sent<z.input<R>>
  : R extends { 200: infer S extends z.ZodType }
    ? Sent<z.input<S>>
    : Sent<undefined> | Promise<void>;

export type RouteOptions<
  A extends RouteAuth,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends ReplySchemas,
> = {
  auth: A;
  /** Path parameters; an invalid value gives a 404, like one that does not exist. */
  params?: P;
  /** The query string as an object; repeated keys become arrays. */
  query?: Q;
  /** The JSON body; leave it out to read another kind of body yourself (lib/platform/http/multipart.ts). */
  body?: B;
  /**
   * The JSON of the 200, or of each status, where null stands for no body. Without it, the 200 is an empty object or a file of `produces`. Types and tests
   * check it, production does not.
   */
  reply?: R;
  /** Maximum bytes of JSON, default 64 KB. */
  bodyLimit?: number;
  /** 'read' for GET and 'write' otherwise by default. */
  limit?: RateLimitClass;
  /** Only for a person with a recently confirmed identity (docs/spec/roles.md#second-factor). */
  fresh?: true;
  /** True if the address itself authorises, so that anyone who knows it can call from anywhere, such as a mail program (RFC 8058). */
  fromAnywhere?: true;
  /** The scope required of a broker's API token; without it, tokens can't call (docs/spec/wire.md#api-tokens). */
  token?: ApiScope;
  /** Media types of its replies other than JSON, for the API document. */
  produces?: readonly string[];
};

export type RouteContext<
  A extends RouteAuth,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
> = {
  request: Request;
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  session: SessionFor<A>;
  actor: ActorFor<A>;
  requestId: string;
  ip: string;
  userAgent: string | undefined;
  /** Added to any reply, as in `headers.append('set-cookie', …)`. */
  headers: Headers;
};

type PathValues = Record<string, string | string[] | undefined>;
export type NextHandler = ((
  request: Request,
  context?: { params: Promise<PathValues> },
) => Promise<Response>) & {
  /** input of the API document (lib/platform/http/openapi.ts) */
  options?: AnyOptions;
};

/**
 * Wraps every API handler with the request id, origin check, rate limit, authentication, CSRF token, validation, and the conversion of errors to replies. Sends
 * the handler's result as JSON unless it is a Response.
 */
export function route<
  A extends RouteAuth,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends ReplySchemas = undefined,
>(
  options: RouteOptions<A, P, Q, B, R>,
  handler: (context: RouteContext<A, P, Q, B>) => Result<R>,
): NextHandler {
  const handle: NextHandler = async (request, context) => {
    const requestId = randomUUID();
    const where = `${request.method} ${loggedPath(new URL(request.url).pathname)}`;
    const headers = new Headers();
    const call: Call = { limits: [] };
    let reply: Response;
    try {
      const input = await readInput(options, request, context, call);
      const data = await handler({ ...input, request, requestId, headers } as RouteContext<A, P, Q, B>);
      reply = data instanceof Response ? data : jsonReply(data ?? {});
    } catch (error) {
      reply = confirmFirst(error, request) ?? errorReply(error, requestId, where);
    }
    const { token, limits } = call;
    if (token) {
      const entry = { user: token.user.id, token: token.id, call: where, status: reply.status };
      inBackground('calls of API tokens', () => recordApiCall(entry));
    }
    // public content is cached for everyone, but limits belong to one caller
    if (token || options.auth !== 'public' || isWrite(request.method))
      for (const [name, value] of Object.entries(limitFields(limits))) headers.set(name, value);
    return finish(reply, headers, requestId);
  };
  return Object.assign(handle, { options });
}

/** Redirects a download link to a page where the person confirms their identity, because a download cannot show a dialog. The page then opens it. */
function confirmFirst(error: unknown, request: Request): Response | undefined {
  if (!(error instanceof AppError) || error.code !== 'step_up') return undefined;
  if (request.headers.get('sec-fetch-mode') !== 'navigate') return undefined;
  const { pathname, search } = new URL(request.url);
  const location = localPath(
    requestLanguage(request.headers),
    `/confirm-identity?from=${encodeURIComponent(pathname + search)}`,
  );
  return new Response(null, { status: 303, headers: { location } });
}

/** The path without a secret link's token, so that readers of the log can't open it. */
const loggedPath = (path: string) => path.replace(/\/[\w-]{32,64}(?=\/|$)/g, '/{token}');

export type AnyOptions = RouteOptions<
  RouteAuth,
  z.ZodType | undefined,
  z.ZodType | undefined,
  z.ZodType | undefined,
  ReplySchemas
>;

/** Details of a call that are known even if it is refused. */
type Call = { limits: LimitState[]; token?: TokenSession };

async function readInput(
  options: AnyOptions,
  request: Request,
  context: { params: Promise<unknown> } | undefined,
  call: Call,
) {
  if (!options.fromAnywhere) assertSameOrigin(request);
  const ip = clientIp(request.headers);
  const limit = options.limit ?? (isWrite(request.method) ? 'write' : 'read');
  await enforceRateLimit(limit, ip, request.headers, (state) => call.limits.push(state));
  const caller = isApiToken(request.headers)
    ? await tokenCaller(options, request, call)
    : await sessionFromHeaders(request.headers);
  const session = authorize(options.auth, caller, request);
  if (options.fresh && session?.kind === 'user') requireFreshFactor(session);
  const url = new URL(request.url);
  return {
    ip,
    session,
    actor: session?.kind === 'user' ? actorOf(session, ip) : null,
    userAgent: request.headers.get('user-agent')?.slice(0, 400),
    params: parseParams(options.params, await context?.params),
    query: options.query?.parse(cleanInput(queryObject(url.searchParams)), INPUT),
    body: options.body?.parse(await keyedJson(options, request), INPUT),
  };
}

/** The JSON body. The header `Idempotency-Key` becomes a field of bodies that have one. */
async function keyedJson({ body, bodyLimit }: AnyOptions, request: Request): Promise<unknown> {
  const json = (await readJson(request, bodyLimit)) ?? {};
  const idempotencyKey = request.headers.get('idempotency-key');
  const hasKey = idempotencyKey && body instanceof z.ZodObject && 'idempotencyKey' in body.shape;
  return hasKey ? { idempotencyKey, ...json } : json;
}

/** The caller of an API token. A public call that accepts no API tokens treats the caller as anonymous. */
async function tokenCaller({ auth, token: scope }: AnyOptions, request: Request, call: Call) {
  const session = await sessionOfApiToken(request.headers);
  if (!session || (auth === 'public' && !scope)) return null;
  call.token = session;
  await consume('api', session.id, 1, (state) => call.limits.push(state));
  requireScope(session, scope);
  return session;
}

function authorize(auth: RouteAuth, session: AnySession | null, request: Request): AnySession | null {
  if (auth === 'public') return session;
  if (session?.via === 'cookie' && isWrite(request.method)) {
    if (!xsrfMatches(session.xsrf, request.headers.get('x-xsrf-token'))) throw new AppError('csrf');
  }
  if (auth === 'guest') return requireVisitor(session);
  if (auth === 'user') return requireUser(session);
  if (auth === 'admin') return requireAdmin(session);
  return 'can' in auth ? requireAdmin(session, undefined, auth.can) : requireRole(session, ...auth);
}

function parseParams(schema: z.ZodType | undefined, values: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(values ?? {});
  if (!result.success) throw new AppError('not_found', undefined, { cause: result.error });
  return result.data;
}

function queryObject(search: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(search.keys())].map((key) => {
    const values = search.getAll(key);
    return [key, values.length > 1 ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}

/** Copies a reply, because the headers of a redirect, or of a reply passed on from another server, can't be changed. */
function withOwnHeaders(reply: Response, requestId: string): Response {
  try {
    reply.headers.set('x-request-id', requestId);
    return reply;
  } catch {
    const headers = new Headers(reply.headers);
    headers.set('x-request-id', requestId);
    return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
  }
}

/** Finishes a reply, which is private by default. Wrapping each in a second Response would cost a tenth of a short call. */
function finish(reply: Response, extra: Headers, requestId: string): Response {
  const finished = withOwnHeaders(reply, requestId);
  const { headers } = finished;
  for (const [name, value] of extra) headers.append(name, value);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return finished;
}
