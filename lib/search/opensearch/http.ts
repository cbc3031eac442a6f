import { readSearchUrl } from '@/lib/platform/cache/search-address';
import type { Ask } from './ask';

const TIMEOUT_MS = 10_000;
/** Maximum characters per write request. */
const BULK_LENGTH = 4_000_000;

/** The search server did not answer, or not correctly. */
export class SearchAwayError extends Error {
  constructor(
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchAwayError';
  }
}

type Failure = { error?: { type?: string; reason?: string; root_cause?: { reason?: string }[] } | string };

function reasonOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as Failure;
    if (typeof error === 'string') return error;
    return `${error?.type}: ${error?.root_cause?.[0]?.reason ?? error?.reason}`;
  } catch {
    return text.slice(0, 200);
  }
}

/** Requests to the server at this address. Node's fetch keeps connections open, and the protocol is JSON: no client library is needed. */
export function connectSearch(address: string, { timeoutMs = TIMEOUT_MS, send = fetch } = {}): Ask {
  const { origin, authorization } = readSearchUrl(address)!;
  return async <T>(method: string, path: string, body?: object | string): Promise<T> => {
    const isLines = typeof body === 'string';
    let reply: Response;
    let text: string;
    try {
      reply = await send(`${origin}${path}`, {
        method,
        headers: {
          ...(body !== undefined && {
            'content-type': isLines ? 'application/x-ndjson' : 'application/json',
          }),
          ...(authorization && { authorization }),
        },
        ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      text = await reply.text();
    } catch (cause) {
      throw new SearchAwayError(`the search server does not answer: ${(cause as Error).name}`, undefined, {
        cause,
      });
    }
    if (!reply.ok)
      throw new SearchAwayError(`${method} ${path}: ${reply.status} ${reasonOf(text)}`, reply.status);
    return (text ? JSON.parse(text) : {}) as T;
  };
}

/** One of many writes: a document under its id, or its removal. */
export type BulkItem = { id: string; document?: Record<string, unknown> };
type BulkReply = { errors: boolean; items: Record<string, { status: number; error?: { reason: string } }>[] };

/**
 * Writes many; removing a missing one is fine. To an alias with `isAlias`: a server that has lost its index would make one without
 * our mapping.
 */
export async function writeBulk(
  ask: Ask,
  index: string,
  items: readonly BulkItem[],
  { isAlias = false } = {},
): Promise<void> {
  const path = `/${index}/_bulk${isAlias ? '?require_alias=true' : ''}`;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    const { items: written } = await ask<BulkReply>('POST', path, `${lines.join('\n')}\n`);
    for (const item of written)
      for (const { status, error } of Object.values(item))
        if (error) throw new SearchAwayError(`bulk: ${error.reason}`, status);
    lines = [];
    length = 0;
  };
  for (const { id, document } of items) {
    lines.push(JSON.stringify({ [document ? 'index' : 'delete']: { _id: id } }));
    if (document) lines.push(JSON.stringify(document));
    length += lines.at(-1)!.length;
    if (length > BULK_LENGTH) await flush();
  }
  await flush();
}

export const isStatus = (error: unknown, status: number) =>
  error instanceof SearchAwayError && error.status === status;

/** Undefined if it does not exist. */
export async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}
