import { z } from 'zod';
import { API_SCOPES, API_TOKEN_PREFIX } from '@/lib/platform/auth/scopes';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors';
import type { RouteOptions } from './route';

type Schema = z.ZodType | undefined;
type Options = RouteOptions<never, Schema, Schema, Schema> & { auth: unknown };

export type ApiCall = { path: string; method: string; options?: Options | undefined };

/** Reply types extracted from the handlers (scripts/reply-types.mjs). A reply without JSON is null. */
export type Replies = {
  operations: Record<string, Record<string, object | null>>;
  schemas: Record<string, object>;
};

/** Codes with which packages/front refuses a call before it reaches its handler. */
const EDGE_CODES = ['refused', 'overloaded'] as const;

const keyedFields = {
  key: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

const errorSchema = z.object({
  message: z.string(),
  code: z.enum([...(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]), ...EDGE_CODES]),
  requestId: z.string(),
  ...keyedFields,
  issues: z.array(z.object({ path: z.string(), message: z.string(), ...keyedFields })).optional(),
  details: z.looseObject({}).optional(),
});

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'input') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest as Record<string, unknown> & {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
};

/** The possible failures of a call. Its only other reply is success. */
function failures({ method, options }: ApiCall): number[] {
  const isWrite = method !== 'GET';
  const isOpen = !options || options.auth === 'public';
  return [
    ...[400, 404, 410, 414, 429, 503],
    ...(isOpen ? [] : [401]),
    // an open handshake can be refused too
    ...(isOpen && !isWrite && !options?.fromAnywhere && !options?.token ? [] : [403]),
    ...(isWrite ? [401, 409, 413, 415] : []),
  ];
}

const CALLER = {
  public: 'Everybody',
  guest: 'A guest or a signed-in user',
  user: 'A signed-in user',
  admin: 'An administrator with every permission',
} as const;

function caller(auth: unknown): string {
  if (typeof auth === 'string' && auth in CALLER) return CALLER[auth as keyof typeof CALLER];
  if (Array.isArray(auth)) return `A user with the role ${auth.join(' or ')}`;
  const { can } = (auth ?? {}) as { can?: string };
  return can ? `Somebody of the office with the permission ${can}` : CALLER.public;
}

const addressOf = (path: string) => path.replace(/\[+(?:\.\.\.)?([^\]]+)\]+/g, '{$1}');

function parameters({ path, options }: ApiCall) {
  const params = options?.params && jsonSchema(options.params).properties;
  const query = options?.query && jsonSchema(options.query);
  return [
    ...[...addressOf(path).matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { ...params?.[name], type: 'string' },
    })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema,
    })),
  ];
}

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const JSON_TYPE = ['application/json'];

function content(schema: object | null, produces: readonly string[] = []) {
  const types = produces.map((type) => [type, {}] as const);
  const all = Object.fromEntries([...(schema ? [['application/json', { schema }] as const] : []), ...types]);
  return Object.keys(all).length > 0 ? { content: all } : {};
}

/** The reply of a success. 200 has JSON or a file, 201, 202 and the 503 of health have JSON, and 204 and 303 have no body. */
const success = (status: number, schema: object | null, options: Options | undefined) => ({
  description: status < 300 ? 'Done' : status < 400 ? 'Elsewhere' : nameOf(status),
  // monitoring endpoints that do not use `route()` reply with their own JSON
  ...content(schema, status === 200 ? (options ? options.produces : JSON_TYPE) : []),
});

function operation(call: ApiCall, stated: Record<string, object | null> = {}) {
  const { options, method } = call;
  const isOpen = !options || options.auth === 'public';
  const body = options?.body && { content: { 'application/json': { schema: jsonSchema(options.body) } } };
  // scopes of schemes other than OAuth: OpenAPI 3.1, Security Requirement Object
  const byToken = options?.token ? [{ apiToken: [options.token] }] : [];
  const replies = [
    ...failures(call).map((status) => [status, { description: nameOf(status), content: ERROR }] as const),
    // a link to a download leads to the page that asks to sign in (lib/platform/http/route.ts)
    ...(options?.fresh && method === 'GET' ? [[303, success(303, null, options)] as const] : []),
    ...(options ? [] : [[503, { description: 'unavailable', ...content(null, JSON_TYPE) }] as const]),
    ...Object.entries(stated).map(
      ([status, schema]) => [+status, success(+status, schema, options)] as const,
    ),
  ];
  return {
    operationId: `${method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => next.toUpperCase())}`,
    description: `${caller(options?.auth)}${options?.fresh ? ', who has shown in the last ten minutes that it is them' : ''}${options?.token ? `. Takes API tokens with the scope ${options.token}` : ''}`,
    parameters: parameters(call),
    ...(body && { requestBody: body }),
    ...(!isOpen && { security: [{ session: [] }, { bearer: [] }, ...byToken] }),
    // also possible without a caller
    ...(isOpen && options?.token && { security: [{}, ...byToken] }),
    ...(options?.token && { 'x-api-token-scope': options.token }),
    responses: Object.fromEntries(
      replies.sort(([a], [b]) => a - b).map(([status, reply]) => [status, reply]),
    ),
  };
}

const nameOf = (status: number) =>
  Object.entries(ERROR_STATUS)
    .filter(([, item]) => item === status)
    .map(([code]) => code)
    .join(', ') || 'refused';

/** OpenAPI 3.1 from the schemas that validate requests and the types of replies. */
export function toOpenApi(calls: readonly ApiCall[], version: string, replies: Replies) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of calls) {
    const path = addressOf(call.path);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(call, replies.operations[`${call.method} ${path}`]),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saptam',
      version,
      description:
        'Calls that write with a session cookie also send the cookie XSRF-TOKEN as the header X-XSRF-TOKEN. A bearer token is that of the sign-in reply. Calls whose security names apiToken also take an API token of a broker with the scope that stands there; every other call refuses it. Limits are in the fields RateLimit-Policy and RateLimit of the reply.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output'), ...replies.schemas },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'saptam_session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_TOKEN_PREFIX}…`,
          description: `Made at /dashboard/api. Scopes: ${API_SCOPES.join(', ')}`,
        },
      },
    },
  };
}
