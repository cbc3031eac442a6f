/** Where the thread that sends replies looks for their text (packages/next-cluster/src/direct-reads.ts). */
const BODY_TEXT = Symbol.for('next-cluster.body-text');

/** `Response.json`, with its text beside it: it is then sent as it is, and nobody makes bytes, a stream and bytes again of it. */
export function jsonReply(data: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const text = JSON.stringify(data);
  const headers = new Headers(init.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return Object.assign(new Response(text, { ...init, headers }), { [BODY_TEXT]: text });
}
