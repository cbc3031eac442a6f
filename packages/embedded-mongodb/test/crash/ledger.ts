import type { Document } from 'bson';

export const KEYS_PER_WRITER = 8;
const NAMES = ['red', 'green', 'blue', 'grey'];

/** A self-checking document. `sum` fits only if every field is from the same write. */
export function makeDocument(id: number, sequence: number, size: number, slug?: string): Document {
  const body = String.fromCharCode(97 + (sequence % 26)).repeat(size);
  const tags = [NAMES[id % 4], NAMES[sequence % 4]];
  const base = {
    _id: id,
    writer: Math.floor(id / KEYS_PER_WRITER),
    sequence,
    tags,
    large: size > 2000,
    body,
  };
  return slug === undefined
    ? { ...base, sum: checksum(base) }
    : { ...base, slug, sum: checksum({ ...base, slug }) };
}

export function checksum(document: Document): number {
  const { _id, sequence, body, tags, slug } = document;
  let sum = _id * 31 + sequence * 7 + body.length;
  for (const letter of `${tags.join()}${slug ?? ''}${body[0] ?? ''}${body.at(-1) ?? ''}`)
    sum = (sum * 33 + letter.charCodeAt(0)) % 1_000_003;
  return sum;
}

type Entry = { sure: Document | undefined; open?: { after: Document | undefined } };

/** The states that a client may expect after a crash: the last acknowledged one or that of the write in flight. */
export class Ledger {
  private readonly entries = new Map<number, Entry>();
  acknowledged = 0;

  state(id: number): Document | undefined {
    return this.entries.get(id)?.sure;
  }

  begin(id: number, after: Document | undefined): void {
    this.entries.set(id, { sure: this.state(id), open: { after } });
  }

  acknowledge(id: number): void {
    const entry = this.entries.get(id);
    this.entries.set(id, { sure: entry?.open?.after });
    this.acknowledged += 1;
  }

  refuse(id: number): void {
    this.entries.set(id, { sure: this.state(id) });
  }

  /** Compares the ledger with the stored documents, which then count as certain. Returns descriptions of differences. */
  settle(stored: Document[]): string[] {
    const wrong: string[] = [];
    const found = new Map(stored.map((document) => [document._id as number, document]));
    for (const document of stored) {
      if (checksum(document) !== document.sum)
        wrong.push(`half a document: ${JSON.stringify(document).slice(0, 200)}`);
      if (!this.entries.has(document._id)) wrong.push(`${document._id}: never written`);
    }
    for (const [id, { sure, open }] of this.entries) {
      const is = fingerprint(found.get(id));
      const allowed = [fingerprint(sure), ...(open ? [fingerprint(open.after)] : [])];
      if (!allowed.includes(is))
        wrong.push(`${id}: ${is}, but acknowledged ${allowed.join(' or in flight ')}`);
      this.entries.set(id, { sure: found.get(id) });
    }
    return wrong;
  }
}

function fingerprint(document: Document | undefined): string {
  if (document === undefined) return 'absent';
  return `sequence ${document.sequence} slug ${document.slug} size ${document.body.length} sum ${document.sum}`;
}
