import { BSON, readUInt32, skipCString, valueSize } from '../../wire/raw-bson';
import type { ProjectNode } from './tree';

/** Copies the fields that a projection names. Null if that is not possible for the document. */
export type RawProjection = (raw: Buffer) => Buffer | null;

/** A field of which all or a part is included. */
type Field = { bytes: Buffer; part: Level | undefined };
/** Fields by the `numberOf` of their names, which hardly ever collide. */
type Level = ReadonlyMap<number, readonly Field[]>;

const numberOf = (bytes: Buffer, start: number, end: number): number =>
  (end - start) | (bytes[start]! << 8) | (bytes[end - 1]! << 16);

/**
 * Inclusion of plain paths on the bytes. It skips most of a document and does not decode or encode. Undefined for other
 * projections. Equivalent to `include` (tree.ts), except that a duplicate field stays duplicate, as in MongoDB.
 */
export function rawInclusion(root: ProjectNode): RawProjection | undefined {
  const level = levelOf(root);
  if (!level) return undefined;
  return (raw) => {
    const out = Buffer.allocUnsafe(raw.length);
    const end = copy(level, raw, 0, out, 0);
    return end < 0 ? null : out.subarray(0, end);
  };
}

function levelOf(node: ProjectNode): Level | undefined {
  if (node.computed.size > 0 || node.transforms.size > 0) return undefined;
  const level = new Map<number, Field[]>();
  for (const name of [...node.whole, ...node.children.keys()]) {
    const child = node.whole.has(name) ? undefined : node.children.get(name);
    const part = child && levelOf(child);
    const bytes = Buffer.from(name);
    if ((child && !part) || bytes.length === 0) return undefined;
    const key = numberOf(bytes, 0, bytes.length);
    level.set(key, [...(level.get(key) ?? []), { bytes, part }]);
  }
  return level;
}

function fieldAt(level: Level, raw: Buffer, start: number, end: number): Field | undefined {
  const fields = level.get(numberOf(raw, start, end));
  return fields?.find(({ bytes }) => {
    for (let i = 0; i < bytes.length; i++) if (raw[start + i] !== bytes[i]) return false;
    return bytes.length === end - start;
  });
}

/** Writes the included part of the document at `doc`. Returns its end, or -1 if an included path goes through an array. */
function copy(level: Level, raw: Buffer, doc: number, out: Buffer, start: number): number {
  const last = doc + readUInt32(raw, doc) - 1;
  let at = start + 4;
  for (let pos = doc + 4; pos < last; ) {
    const type = raw[pos]!;
    const value = skipCString(raw, pos + 1);
    const next = value + valueSize(raw, type, value);
    const field = fieldAt(level, raw, pos + 1, value - 1);
    if (field?.part) {
      if (type === BSON.array) return -1;
      if (type === BSON.object) {
        at += raw.copy(out, at, pos, value);
        at = copy(field.part, raw, value, out, at);
        if (at < 0) return -1;
      }
    } else if (field) at += raw.copy(out, at, pos, next);
    pos = next;
  }
  out[at] = 0;
  out.writeUInt32LE(at + 1 - start, start);
  return at + 1;
}
