import type { ServerResponse } from 'node:http';

/**
 * Next sends the head, each piece and the end of a response by themselves, and each wakes the thread that reads them. What it sends
 * before it lets others work goes together. A head that is sent ahead, as of a stream of events, is not held back longer.
 */
export function inFewWrites(response: ServerResponse): void {
  let isGathering = false;
  const gather = () => {
    if (isGathering || response.writableEnded) return;
    isGathering = true;
    response.cork();
    setImmediate(() => {
      isGathering = false;
      if (!response.writableEnded) response.uncork();
    });
  };
  const flushHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.flushHeaders = () => {
    gather();
    flushHeaders();
  };
  response.write = (...args: unknown[]) => {
    gather();
    return write(...args);
  };
}
