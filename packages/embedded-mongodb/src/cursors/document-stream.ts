import { MAX_BSON_BYTES } from '../server/limits';
import type { TimeSlice } from '../server/running-command';

/** Size limit of a reply's documents, which must leave room for the rest of the reply. */
const REPLY_BYTES = MAX_BSON_BYTES;

export interface DocumentSource {
  next(slice: TimeSlice): Promise<Buffer | null> | Buffer | null;
  close(): void;
  /** True if the source is known to be exhausted without another read, at a limit or at the end of a list. */
  readonly spent?: boolean;
}

export class DocumentStream {
  private held: Buffer | null = null;
  exhausted = false;

  constructor(private readonly source: DocumentSource) {}

  /** Up to `count` documents, but no more than fit in one reply. */
  async batch(count: number, slice: TimeSlice): Promise<Buffer[]> {
    const out: Buffer[] = [];
    let bytes = 0;
    while (out.length < count) {
      let doc = this.held;
      this.held = null;
      if (!doc) {
        const next = this.source.next(slice);
        doc = next instanceof Promise ? await next : next;
      }
      if (!doc) {
        this.exhausted = true;
        this.source.close();
        return out;
      }
      if (out.length > 0 && bytes + doc.length > REPLY_BYTES) {
        this.held = doc;
        return out;
      }
      bytes += doc.length;
      out.push(doc);
    }
    // like MongoDB, leaves no cursor open for the client to close after the last document of a limit
    if (this.source.spent) {
      this.exhausted = true;
      this.source.close();
    }
    return out;
  }

  close(): void {
    this.source.close();
  }
}

export function listSource(documents: Buffer[]): DocumentSource {
  let at = 0;
  return {
    next: () => documents[at++] ?? null,
    get spent() {
      return at >= documents.length;
    },
    close: () => {
      at = documents.length;
    },
  };
}
