/** Thrown if a write was not accepted. Nothing of it is stored. */
export class WriteRefused extends Error {
  constructor(
    message: string,
    readonly diskFull: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** `final` means that no further write will be accepted. Otherwise the disk was full for this group of writes. */
export function refusal(cause: unknown, final: boolean): WriteRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = final
    ? `The storage failed (${reason}). No write is accepted until the server is restarted.`
    : `No space left on the device (${reason}). Nothing of this write was stored.`;
  return new WriteRefused(message, !final, { cause });
}
