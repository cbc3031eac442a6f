/** `Response.json` with a length, so that a short reply is sent in one piece. */
export function jsonReply(data: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const text = JSON.stringify(data);
  const headers = new Headers(init.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(text)));
  return new Response(text, { ...init, headers });
}
