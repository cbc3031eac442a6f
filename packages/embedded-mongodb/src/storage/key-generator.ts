import { mongoError } from '../semantics/errors';
import { BSON, eachField, findField, newField } from '../wire/raw-bson';
import { encodeRaw, type StringFold, UNDEFINED_KEY } from './key-encoding';

export interface KeyPart {
  path: string;
  names: Buffer[];
  descending: boolean;
}

export interface GeneratedKeys {
  keys: Buffer[];
  /** For each field of the pattern, true if its path goes through an array. */
  multikey: boolean[];
  allMissing: boolean;
}

/** A value in the document. `type` 0 means missing, and 6 the undefined that represents an empty array in an index. */
interface Place {
  type: number;
  offset: number;
}

/** Progress of the search for one field. It is at a document with path names left, or done. */
interface Search {
  doc: number;
  next: number;
  found: Place | null;
}

const MISSING: Place = { type: 0, offset: 0 };

/**
 * Makes the keys of one document in one index directly from its bytes. An array gives a key for each of its elements. Fields
 * below the same array advance through it together. Two different arrays cannot be indexed together (171).
 */
export class KeyGenerator {
  constructor(
    private readonly parts: KeyPart[],
    private readonly fold: StringFold,
  ) {}

  generate(buf: Uint8Array): GeneratedKeys {
    const out: GeneratedKeys = { keys: [], multikey: this.parts.map(() => false), allMissing: true };
    const searches = this.parts.map((): Search => ({ doc: 0, next: 0, found: null }));
    this.expand(buf, searches, out);
    if (out.keys.length > 1) out.keys = distinct(out.keys);
    return out;
  }

  private expand(buf: Uint8Array, searches: Search[], out: GeneratedKeys): void {
    let array = -1;
    let arrayField = -1;
    const advanced = searches.map((search, i) => {
      if (search.found) return search;
      const step = this.advance(buf, search, i);
      if (!step.found && step.doc >= 0) {
        if (array >= 0 && array !== step.doc) throw parallelArrays(this.parts, i, arrayField);
        array = step.doc;
        arrayField = i;
        out.multikey[i] = true;
      }
      return step;
    });
    if (array < 0) this.emit(buf, advanced, out);
    else this.expandArray(buf, advanced, array, out);
  }

  /** Walks down plain documents. Stops at the value, or (found null) at an array with its offset in `doc`. */
  private advance(buf: Uint8Array, search: Search, i: number): Search {
    const { names } = this.parts[i]!;
    const field = newField();
    let { doc, next } = search;
    for (;;) {
      const hit = findField(buf, doc, names[next]!, field);
      if (!hit) return { doc: -1, next, found: MISSING };
      next++;
      if (hit.type === BSON.array) return { doc: hit.value, next, found: null };
      if (next === names.length) return { doc: -1, next, found: { type: hit.type, offset: hit.value } };
      if (hit.type !== BSON.object) return { doc: -1, next, found: MISSING };
      doc = hit.value;
    }
  }

  private expandArray(buf: Uint8Array, searches: Search[], array: number, out: GeneratedKeys): void {
    const elements: Place[] = [];
    eachField(buf, array, (type, _name, value) => elements.push({ type, offset: value }));
    if (elements.length === 0) {
      this.expand(
        buf,
        searches.map((search, i) => (search.found ? search : this.atEmptyArray(search, i))),
        out,
      );
      return;
    }
    const positional = searches.map((search, i) => (search.found ? -1 : this.position(search, i)));
    const spread = searches.some((search, i) => !search.found && positional[i] === -1);
    // a field with an array position does not multiply the keys
    for (const element of spread ? elements : [elements[0]!]) {
      const inner = searches.map((search, i) => {
        if (search.found) return search;
        const position = positional[i]!;
        if (position >= 0) return this.enter(elements[position] ?? MISSING, search.next + 1, i);
        return this.enter(element, search.next, i);
      });
      this.expand(buf, inner, out);
    }
  }

  private atEmptyArray(search: Search, i: number): Search {
    const whole = search.next === this.parts[i]!.names.length;
    return { ...search, found: whole ? { type: BSON.undefined, offset: -1 } : MISSING };
  }

  /** The array position that is next in a path ("tags.0"), or -1. */
  private position(search: Search, i: number): number {
    const name = this.parts[i]!.names[search.next];
    if (!name) return -1;
    const text = name.toString('latin1');
    return /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1;
  }

  private enter(element: Place, next: number, i: number): Search {
    const { names } = this.parts[i]!;
    if (next >= names.length) return { doc: -1, next, found: element };
    if (element.type === BSON.object) return { doc: element.offset, next, found: null };
    return { doc: -1, next, found: MISSING };
  }

  private emit(buf: Uint8Array, searches: Search[], out: GeneratedKeys): void {
    const fields = searches.map((search, i) => {
      const { type, offset } = search.found!;
      if (type !== 0) out.allMissing = false;
      const { descending } = this.parts[i]!;
      if (offset < 0) return descending ? Buffer.from([~UNDEFINED_KEY[0]! & 0xff]) : UNDEFINED_KEY;
      return encodeRaw(buf, type, offset, this.fold, descending);
    });
    out.keys.push(fields.length === 1 ? fields[0]! : Buffer.concat(fields));
  }
}

function distinct(keys: Buffer[]): Buffer[] {
  const sorted = [...keys].sort(Buffer.compare);
  return sorted.filter((key, i) => i === 0 || !key.equals(sorted[i - 1]!));
}

function parallelArrays(parts: KeyPart[], a: number, b: number): Error {
  const name = (i: number): string => parts[i]!.names.at(-1)!.toString();
  return mongoError('CannotIndexParallelArrays', `cannot index parallel arrays [${name(a)}] [${name(b)}]`);
}
