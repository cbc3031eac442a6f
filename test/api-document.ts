import type { NextHandler } from '@/lib/platform/http/route';
import { differences, operationOf } from './api-schemas.mjs';

const ROUTE_FILE = /\/app(\/api\/.+)\/route\.ts$/;
const known = new WeakMap<NextHandler, { address: string; method: string }>();

/** The call that a handler is for: its file exports it, and Jest has loaded the file. */
export function callOf(handler: NextHandler) {
  if (!known.has(handler))
    for (const [file, module] of Object.entries(require.cache)) {
      const [, folder] = ROUTE_FILE.exec(file) ?? [];
      if (!folder || !module?.loaded) continue;
      const address = folder.replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}');
      for (const [method, handler] of Object.entries(module.exports as Record<string, NextHandler>))
        if (typeof handler === 'function') known.set(handler, { address, method });
    }
  return known.get(handler);
}

/** How a reply differs from what docs/openapi.json says of this call; undefined when it does not. */
export function undocumented(
  handler: NextHandler,
  reply: { status: number; headers: Headers; text: string },
): string | undefined {
  const { address, method } = callOf(handler) ?? {};
  if (!address || !method || address === '/api/{rest}') return undefined;
  const operation = operationOf(address, method);
  // a defect has no place in the document; its reply has the shape of the others
  const status = reply.status === 500 ? '503' : String(reply.status);
  const found = operation?.responses[status];
  const call = `${method} ${address} replied ${reply.status}`;
  if (!found) return `${call}, which docs/openapi.json does not have`;
  const [type = ''] = (reply.headers.get('content-type') ?? '').split(';');
  if (!found.content)
    return reply.text ? `${call} with a body, which docs/openapi.json does not have` : undefined;
  if (!(type in found.content)) return `${call} with ${type}, which docs/openapi.json does not have`;
  if (type !== 'application/json') return undefined;
  const path = ['paths', address, method.toLowerCase(), 'responses', status, 'content', type, 'schema'];
  if (!(found.content[type] as { schema?: unknown }).schema) return undefined;
  const differs = differences(path, reply.text);
  if (!differs) return undefined;
  return `${call} with what is not in docs/openapi.json (run \`npm run openapi\`): ${differs}\n${reply.text.slice(0, 500)}`;
}
