type Call = { method: string; path: string; body: unknown };
type Reply = { status: number; body: unknown };

/**
 * Replaces the network: `replies` sets the next reply for `METHOD /path`, and the last one repeats. A promise delays its reply. A call without a reply fails
 * like a lost connection.
 */
export function apiDouble() {
  const calls: Call[] = [];
  const queues = new Map<string, Reply[]>();

  beforeEach(() => {
    calls.length = 0;
    queues.clear();
    globalThis.fetch = async (input, init) => {
      const method = init?.method ?? 'GET';
      const path = String(input);
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
      calls.push({ method, path, body });
      const queue = queues.get(`${method} ${path}`);
      const reply = queue && queue.length > 1 ? queue.shift() : queue?.[0];
      if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
      if (!reply) throw new TypeError('fetch failed');
      const text = JSON.stringify(await reply.body);
      return new Response(reply.status === 204 ? null : text, { status: reply.status });
    };
  });

  return {
    calls,
    replies(route: string, body: unknown, status = 200): void {
      queues.set(route, [...(queues.get(route) ?? []), { status, body }]);
    },
  };
}
