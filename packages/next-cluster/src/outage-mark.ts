import type { ServerResponse } from 'node:http';
import { OUTAGE_HEADER } from 'edge-cache/upstream';

/** Call before the application handles the request; `wasAway`: whether what it depends on was away at any time since. */
export function markOutage(response: ServerResponse, wasAway: (since: number) => boolean): void {
  const began = Date.now();
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  // Node calls it as well when a response is ended without it
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 500 && !response.headersSent && wasAway(began)) response.setHeader(OUTAGE_HEADER, '1');
    return writeHead(status, ...rest);
  };
}
