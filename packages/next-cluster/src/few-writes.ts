import type { ServerResponse } from 'node:http';

/**
 * Next sends the head, each piece and the end of a response by themselves, and each wakes the thread that reads them. What it sends
 * before it lets others work goes together. A head that is sent ahead, as of a stream of events, is not held back longer. Its socket
 * gathers, not the response itself: from Node 22 on one that gathers loses its body when the head was sent ahead.
 */
export function inFewWrites(response: ServerResponse): void {
  let isGathering = false;
  const gather = () => {
    const { socket } = response;
    if (isGathering || response.writableEnded || !socket) return;
    isGathering = true;
    socket.cork();
    setImmediate(() => {
      isGathering = false;
      // the end of a response sends everything; the socket may gather for the next one by now
      if (!response.writableEnded) socket.uncork();
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
