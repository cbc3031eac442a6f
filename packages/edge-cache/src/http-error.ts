/** What goes wrong with one request, and what its client is told. */
export class HttpError extends Error {
  constructor(readonly reply: ErrorReply) {
    super(reply.message);
  }
}

export type ErrorReply = {
  status: number;
  message: string;
  code: string;
  headers?: Record<string, string>;
  /** by which the log names the request; a new one unless given */
  requestId?: string;
};
