import { MAX_BSON_BYTES } from '../server/limits';
import type { TimeSlice } from '../server/running-command';

/** A reply's documents must leave room for the rest of the reply. */
const REPLY_BYTES = MAX_BSON_BYTES;

/** Documents for a cursor, as BSON bytes. */
export interface DocumentSource {
  /** The next document, null at the end. */
  next(slice: TimeSlice): Promise<Buffer | null> | Buffer | null;
  close(): void;
  /** Known to be exhausted without another read: a limit is reached, or a list is at its end. */
  readonly spent?: boolean;
}

/** Cuts a source into batches. */
export class DocumentStream {
  private held: Buffer | null = null;
  exhausted = false;

  constructor(private readonly source: DocumentSource) {}

  /** Up to `count` documents, and no more than fit one reply. */
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
    // as MongoDB: no cursor stays open (for the client to close) after the last document of a limit
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

/** A source over a list of documents. */
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
