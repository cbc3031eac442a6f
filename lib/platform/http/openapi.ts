import { z } from 'zod';
import { API_SCOPES, API_TOKEN_PREFIX } from '@/lib/platform/auth/scopes';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors';
import type { AnyOptions } from './route';

/** A call. Handlers that do not use `route()`, such as those of monitoring, have no options. */
export type ApiCall = { path: string; method: string; options?: AnyOptions | undefined };

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

const jsonSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
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

const NOTHING = z.strictObject({});

/** Schemas of a call's successful replies; null without JSON. */
function successes({ method, options }: ApiCall): Record<string, z.ZodType | null> {
  if (!options) return { 200: null, 503: null };
  const { reply, produces, fresh } = options;
  return {
    ...(produces && { 200: null }),
    // a link to a download leads to the page that asks to sign in (lib/platform/http/route.ts)
    ...(fresh && method === 'GET' && { 303: null }),
    ...(reply instanceof z.ZodType ? { 200: reply } : (reply ?? (produces ? {} : { 200: NOTHING }))),
  };
}

/** The schema of each status that a call can reply with. */
export const repliesOf = (call: ApiCall): Record<string, z.ZodType | null> => ({
  ...Object.fromEntries(failures(call).map((status) => [status, errorSchema])),
  ...successes(call),
});

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

const JSON_TYPE = ['application/json'];

function content(schema: object | undefined, produces: readonly string[] = []) {
  const types = produces.map((type) => [type, {}] as const);
  const all = Object.fromEntries([...(schema ? [['application/json', { schema }] as const] : []), ...types]);
  return Object.keys(all).length > 0 ? { content: all } : {};
}

/** The description of a reply. 200 has JSON or a file, other successes JSON or nothing. Handlers without options reply with JSON of their own. */
function described(status: number, schema: object | undefined, { options }: ApiCall) {
  const description = status < 300 ? 'Done' : status < 400 ? 'Elsewhere' : nameOf(status);
  const files = options ? status === 200 && options.produces : !schema && JSON_TYPE;
  return { description, ...content(schema, files || []) };
}

function operation(call: ApiCall, schemaOf: (reply: z.ZodType) => object) {
  const { options, method } = call;
  const isOpen = !options || options.auth === 'public';
  const body = options?.body && { content: { 'application/json': { schema: jsonSchema(options.body) } } };
  // scopes of schemes other than OAuth: OpenAPI 3.1, Security Requirement Object
  const byToken = options?.token ? [{ apiToken: [options.token] }] : [];
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
      Object.entries(repliesOf(call)).map(([status, reply]) => [
        status,
        described(+status, reply ? schemaOf(reply) : undefined, call),
      ]),
    ),
  };
}

const nameOf = (status: number) =>
  Object.entries(ERROR_STATUS)
    .filter(([, item]) => item === status)
    .map(([code]) => code)
    .join(', ') || 'refused';

const PLACE = '#/components/schemas/';

/** The reply schemas as JSON Schema, with named ones once as components. */
function components(calls: readonly ApiCall[], names: Readonly<Record<string, z.ZodType>>) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(names)) registry.add(schema, { id });
  for (const [at, reply] of calls.flatMap((call) => Object.values(successes(call))).entries())
    if (reply && !registry.has(reply)) registry.add(reply, { id: `reply ${at}` });
  const made = z.toJSONSchema(registry, { uri: (id) => PLACE + id, unrepresentable: 'any' }).schemas;
  const schemas = Object.fromEntries(
    Object.entries(made).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
  return {
    named: Object.fromEntries(Object.entries(schemas).filter(([id]) => id in names)),
    schemaOf: (reply: z.ZodType): object => {
      const id = registry.get(reply)?.id ?? '';
      return id in names ? { $ref: PLACE + id } : (schemas[id] ?? {});
    },
  };
}

/** Builds OpenAPI 3.1 from the schemas that check requests and replies. `names` are those of shared schemas. */
export function toOpenApi(
  calls: readonly ApiCall[],
  version: string,
  names: Readonly<Record<string, z.ZodType>> = {},
) {
  const { named, schemaOf } = components(calls, { Error: errorSchema, ...names });
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of calls) {
    const path = addressOf(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemaOf) };
  }
  const text = JSON.stringify([paths, named]);
  const isUsed = (id: string) => text.includes(`"${PLACE}${id}"`);
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
      schemas: Object.fromEntries(Object.entries(named).filter(([id]) => isUsed(id))),
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
