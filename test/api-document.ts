import { z } from 'zod';
import { repliesOf, toOpenApi } from '@/lib/platform/http/openapi';
import type { NextHandler } from '@/lib/platform/http/route';

const ROUTE_FILE = /\/app(\/api\/.+)\/route\.ts$/;
type Call = { path: string; method: string };
const known = new WeakMap<NextHandler, Call>();

/** The call that a handler implements. Its file exports it, and Jest has loaded the file. */
export function callOf(handler: NextHandler) {
  if (!known.has(handler))
    for (const [file, module] of Object.entries(require.cache)) {
      const [, path] = ROUTE_FILE.exec(file) ?? [];
      if (!path || !module?.loaded) continue;
      for (const [method, handler] of Object.entries(module.exports as Record<string, NextHandler>))
        if (typeof handler === 'function') known.set(handler, { path, method });
    }
  return known.get(handler);
}

/** The API document's operation for a call. */
export function operationOf({ path, method, handler }: Call & { handler: NextHandler }) {
  const { paths } = toOpenApi([{ path, method, options: handler.options }], '1');
  return Object.values(Object.values(paths)[0]!)[0]!;
}

type Reply = { status: number; headers: Headers; text: string };

/** Differences between a reply and the schemas of its `route()`, or undefined. */
export function unstated(handler: NextHandler, { status, headers, text }: Reply): string | undefined {
  const found = callOf(handler);
  const { options } = handler;
  if (!found || !options) return undefined;
  const call = `${found.method} ${found.path} replied ${status}`;
  // a defect is documented nowhere, but its reply has the shape of other errors
  const schema = repliesOf({ ...found, options })[status === 500 ? 503 : status];
  if (schema === undefined) return `${call}, which its route() does not state`;
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (schema && type === 'application/json') {
    const { error } = schema.safeParse(JSON.parse(text));
    return error && `${call} with what its schema refuses: ${z.prettifyError(error)}\n${text.slice(0, 500)}`;
  }
  if (status === 200 && options.produces?.includes(type)) return undefined;
  return schema || text ? `${call} with ${type}, which its route() does not state` : undefined;
}
