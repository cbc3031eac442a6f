import { matches, reach } from './match';
import { byBytes, type CompareText, compare, type Fields, type Value } from './order';
import { Refusal, updated } from './update';

const DUPLICATE_KEY = 11000;

export type UniqueRule = { field: string; sparse?: boolean; partial?: Fields };
export type Sort = { path: string; direction: 1 | -1 };

/** One collection as an array, which answers every query by looking at every document. */
export class ModelCollection {
  private documents = new Map<number, Fields>();
  unique: UniqueRule[] = [];

  private guard(candidate: Fields): void {
    for (const rule of this.unique) {
      if (!covers(rule, candidate)) continue;
      for (const other of this.documents.values()) {
        if (other._id === candidate._id || !covers(rule, other)) continue;
        if (compare(other[rule.field], candidate[rule.field], byBytes) === 0)
          throw new Refusal(DUPLICATE_KEY);
      }
    }
  }

  insert(document: Fields): void {
    if (this.documents.has(document._id as number)) throw new Refusal(DUPLICATE_KEY);
    this.guard(document);
    this.documents.set(document._id as number, document);
  }

  find(filter: Fields, sort?: Sort, text: CompareText = byBytes): Fields[] {
    const found = [...this.documents.values()].filter((document) => matches(document, filter, text));
    found.sort((a, b) => {
      const order = sort ? compareBySort(a, b, sort, text) : 0;
      return order || (a._id as number) - (b._id as number);
    });
    return found;
  }

  /** Changes all matching documents or none, so it is only for updates that cannot be refused halfway. */
  update(filter: Fields, change: Fields, options: { many?: boolean; upsert?: Value } = {}): number {
    const found = this.find(filter);
    const chosen = options.many ? found : found.slice(0, 1);
    for (const document of chosen) {
      const next = updated(document, change);
      this.guard(next);
      this.documents.set(next._id as number, next);
    }
    if (chosen.length === 0 && options.upsert !== undefined)
      this.insert(updated({ _id: options.upsert }, change));
    return chosen.length;
  }

  delete(filter: Fields): number {
    const found = this.find(filter);
    for (const document of found) this.documents.delete(document._id as number);
    return found.length;
  }
}

function covers(rule: UniqueRule, document: Fields): boolean {
  if (rule.partial && !matches(document, rule.partial, byBytes)) return false;
  return !(rule.sparse && document[rule.field] === undefined);
}

/** The smallest (or greatest) value at a path, which represents the document. An empty array sorts before null. */
function sortKey(document: Fields, sort: Sort, text: CompareText): { empty: boolean; value: Value } {
  const values = reach(document, sort.path.split('.')).flatMap((value) =>
    Array.isArray(value) && value.length > 0 ? value : [value],
  );
  const keys = values.length === 0 ? [undefined] : values;
  const wrapped = keys.map((value) => ({ empty: Array.isArray(value) && value.length === 0, value }));
  return wrapped.reduce((best, next) => (compareKeys(next, best, text) * sort.direction < 0 ? next : best));
}

function compareKeys(
  a: { empty: boolean; value: Value },
  b: { empty: boolean; value: Value },
  text: CompareText,
) {
  if (a.empty || b.empty) return Number(b.empty) - Number(a.empty);
  return compare(a.value, b.value, text);
}

function compareBySort(a: Fields, b: Fields, sort: Sort, text: CompareText): number {
  return compareKeys(sortKey(a, sort, text), sortKey(b, sort, text), text) * sort.direction;
}
