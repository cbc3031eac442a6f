import type { StringFold } from '../storage/key-encoding';
import { encodeRawText, LONG_KEY_BYTES, UNDEFINED_KEY } from '../storage/key-encoding';
import { BSON, eachField, findField, newField, readUInt32, valueSize } from '../wire/raw-bson';
import type { IndexEntry } from './index-entry';

/** Marks a value that has to be found through an array in the middle of its path. */
const THROUGH_ARRAY = -1;
/** Names that begin with a character up to this one may be positions in an array. No other indexed name can be. */
const DIGIT_NINE = 0x39;
const inner = newField();

interface Path {
  names: Buffer[];
  /** BSON type of the document's value at this path, or 0 if there is none. */
  type: number;
  offset: number;
  /** With THROUGH_ARRAY, the number of names that lead to that array. */
  reached: number;
}

/** A path in the encoding that an index needs. Indexes with the same needs share a slot. */
interface Slot {
  path: Path;
  fold: StringFold;
  descending: boolean;
  /** Number of the document for which `key` and `elements` were made. */
  turn: number;
  key: string;
  elements: string[] | null;
}

interface Group {
  name: Buffer;
  paths: Path[];
}

export interface IndexKeys {
  keys: string[];
  /** Position of the field that contained an array, or -1. */
  arrayField: number;
  allMissing: boolean;
}

/**
 * Plans index keys of documents whose indexes read scalars or one array of scalars. It walks the document once for all
 * indexes and encodes a shared value once. KeyGenerator handles everything more complex.
 */
export class KeyPlanner {
  private readonly groups = new Map<number, Group[]>();
  private readonly slots = new Map<IndexEntry, Slot[]>();
  private paths: Path[] = [];
  private turn = 0;
  private raw: Buffer = Buffer.alloc(0);

  constructor(readonly indexes: readonly IndexEntry[]) {
    const paths = new Map<string, Path>();
    const slots = new Map<string, Slot>();
    for (const index of indexes) {
      this.slots.set(
        index,
        index.parts.map((part) => {
          const path = paths.get(part.path) ?? { names: part.names, type: 0, offset: 0, reached: 0 };
          paths.set(part.path, path);
          const collation = index.fold ? index.name : '';
          const name = `${part.descending ? '-' : '+'}${collation}\0${part.path}`;
          const { fold } = index;
          const { descending } = part;
          const slot = slots.get(name) ?? { path, fold, descending, turn: -1, key: '', elements: null };
          slots.set(name, slot);
          return slot;
        }),
      );
    }
    this.paths = [...paths.values()];
    for (const path of this.paths) this.group(path);
  }

  private group(path: Path): void {
    const name = path.names[0]!;
    let hash = 0;
    for (const byte of name) hash = (hash * 31 + byte) | 0;
    const groups = this.groups.get(hash) ?? [];
    this.groups.set(hash, groups);
    const group = groups.find((other) => other.name.equals(name));
    if (group) group.paths.push(path);
    else groups.push({ name, paths: [path] });
  }

  /** Walks through a document. Later calls of `keysOf` refer to it. */
  read(raw: Buffer): void {
    this.raw = raw;
    this.turn++;
    for (const path of this.paths) path.type = 0;
    const end = readUInt32(raw, 0) - 1;
    let at = 4;
    while (at < end) {
      const type = raw[at]!;
      const name = at + 1;
      let hash = 0;
      let i = name;
      for (let byte = raw[i]!; byte !== 0; byte = raw[++i]!) hash = (hash * 31 + byte) | 0;
      const value = i + 1;
      const groups = this.groups.get(hash);
      if (groups) this.found(groups, name, i, type, value);
      at = value + valueSize(raw, type, value);
    }
  }

  private found(groups: Group[], nameStart: number, nameEnd: number, type: number, value: number): void {
    const { raw } = this;
    for (const group of groups) {
      if (group.name.length !== nameEnd - nameStart) continue;
      let i = 0;
      while (i < group.name.length && group.name[i] === raw[nameStart + i]) i++;
      if (i < group.name.length) continue;
      for (const path of group.paths) if (path.type === 0) this.descend(path, type, value);
    }
  }

  private descend(path: Path, givenType: number, givenValue: number): void {
    let type = givenType;
    let value = givenValue;
    const { names } = path;
    const field = newField();
    for (let i = 1; i < names.length; i++) {
      if (type === BSON.array) {
        path.type = THROUGH_ARRAY;
        path.offset = value;
        path.reached = i;
        return;
      }
      if (type !== BSON.object || !findField(this.raw, value, names[i]!, field)) return;
      type = field.type;
      value = field.value;
    }
    path.type = type;
    path.offset = value;
  }

  /** The document's keys in an index, or null if KeyGenerator has to make them. */
  keysOf(index: IndexEntry): IndexKeys | null {
    const slots = this.slots.get(index);
    if (!slots) return null;
    let arrayField = -1;
    let allMissing = true;
    for (let i = 0; i < slots.length; i++) {
      const { type } = slots[i]!.path;
      if (type === THROUGH_ARRAY) return slots.length === 1 ? this.through(slots[0]!) : null;
      if (type !== 0) allMissing = false;
      if (type !== BSON.array) continue;
      if (arrayField >= 0) return null;
      arrayField = i;
    }
    const keys = arrayField < 0 ? [this.join(slots)] : this.spread(slots, arrayField);
    for (const key of keys) if (key.length > LONG_KEY_BYTES) return null;
    return { keys, arrayField, allMissing };
  }

  /** The keys of one field of the documents in an array. Null if they contain arrays, or if the path names a position. */
  private through(slot: Slot): IndexKeys | null {
    const { path, fold, descending } = slot;
    const { raw } = this;
    if (path.names[path.reached]![0]! <= DIGIT_NINE) return null;
    const keys = new Set<string>();
    let isPlain = true;
    let allMissing = true;
    eachField(raw, path.offset, (elementType, _name, element) => {
      let type: number = elementType;
      let value = element;
      for (let i = path.reached; i < path.names.length && type !== 0; i++) {
        const inside: boolean = type === BSON.object && findField(raw, value, path.names[i]!, inner) !== null;
        type = inside ? inner.type : 0;
        value = inner.value;
        if (type === BSON.array) isPlain = false;
      }
      if (!isPlain) return;
      if (type !== 0) allMissing = false;
      keys.add(encodeRawText(raw, type, value, fold, descending));
    });
    if (!isPlain) return null;
    if (keys.size === 0) keys.add(encodeRawText(raw, 0, 0, fold, descending));
    const all = [...keys];
    return all.some((key) => key.length > LONG_KEY_BYTES) ? null : { keys: all, arrayField: 0, allMissing };
  }

  private join(slots: Slot[]): string {
    let key = '';
    for (const slot of slots) key += this.encoded(slot);
    return key;
  }

  private spread(slots: Slot[], arrayField: number): string[] {
    const head = this.join(slots.slice(0, arrayField));
    const tail = this.join(slots.slice(arrayField + 1));
    return this.elements(slots[arrayField]!).map((element) => head + element + tail);
  }

  private encoded(slot: Slot): string {
    if (slot.turn !== this.turn) {
      slot.turn = this.turn;
      const { path, fold, descending } = slot;
      slot.key = encodeRawText(this.raw, path.type, path.offset, fold, descending);
    }
    return slot.key;
  }

  private elements(slot: Slot): string[] {
    if (slot.turn === this.turn && slot.elements) return slot.elements;
    slot.turn = this.turn;
    const { path, fold, descending } = slot;
    const found = new Set<string>();
    eachField(this.raw, path.offset, (type, _name, value) => {
      found.add(encodeRawText(this.raw, type, value, fold, descending));
    });
    if (found.size === 0)
      found.add(String.fromCharCode(descending ? ~UNDEFINED_KEY[0]! & 0xff : UNDEFINED_KEY[0]!));
    slot.elements = [...found];
    return slot.elements;
  }
}
