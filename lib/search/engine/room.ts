type Column =
  | Uint8Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** The column itself if it has room for `needed` numbers, else a longer copy. */
export function withRoom<T extends Column>(column: T, needed: number, least = 1024): T {
  if (needed <= column.length) return column;
  return longer(column, Math.max(needed, least, Math.ceil(column.length * 1.25)));
}

/** A copy with room for so many numbers. */
export function longer<T extends Column>(column: T, length: number): T {
  const copy = new (column.constructor as new (length: number) => T)(length);
  copy.set(column as never);
  return copy;
}
