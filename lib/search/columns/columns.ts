export type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Up to here a column doubles; a larger one grows by a quarter, because room for nothing is memory too. */
const LARGE = 1 << 16;

/** The column itself when it has room for `needed` numbers, else a longer copy. */
export function withRoom<T extends Column>(column: T, needed: number): T {
  const { length } = column;
  if (needed <= length) return column;
  const room = Math.max(needed, 1024, Math.ceil(length * (length < LARGE ? 2 : 1.25)));
  const longer = new (column.constructor as new (length: number) => T)(room);
  longer.set(column as never);
  return longer;
}

/** Up to here four short passes of a radix sort cost less than two, which count 65,536 digits each. */
const FEW = 1 << 12;

/** Sorts slots by a number of 32 bits for each; equal ones stay in their order. */
export function sortByWord(
  slots: Int32Array<ArrayBuffer>,
  wordOf: (slot: number) => number,
): Int32Array<ArrayBuffer> {
  const bits = slots.length <= FEW ? 8 : 16;
  const digits = 1 << bits;
  let from = slots;
  let to = new Int32Array(slots.length);
  for (let shift = 0; shift < 32; shift += bits) {
    const places = new Uint32Array(digits + 1);
    for (let i = 0; i < from.length; i++) places[((wordOf(from[i]!) >>> shift) & (digits - 1)) + 1]!++;
    for (let digit = 0; digit < digits; digit++) places[digit + 1]! += places[digit]!;
    for (let i = 0; i < from.length; i++) {
      const slot = from[i]!;
      to[places[(wordOf(slot) >>> shift) & (digits - 1)]!++] = slot;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Sorts slots by a column of numbers; equal ones stay in their order. None may be NaN. */
export function sortByNumber(
  slots: Int32Array<ArrayBuffer>,
  column: Float64Array<ArrayBuffer>,
): Int32Array<ArrayBuffer> {
  const halves = new Uint32Array(column.buffer, column.byteOffset, column.length * 2);
  const [low, high] = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? [0, 1] : [1, 0];
  // IEEE 754 numbers are in the order of their bits once those of negative ones are inverted, and the sign of the others set
  const sign = (slot: number) => halves[slot * 2 + high]! >>> 31;
  const byLow = sortByWord(
    slots,
    (slot) => (sign(slot) ? ~halves[slot * 2 + low]! : halves[slot * 2 + low]!) >>> 0,
  );
  return sortByWord(byLow, (slot) => {
    const word = halves[slot * 2 + high]!;
    return (sign(slot) ? ~word : word | 0x80000000) >>> 0;
  });
}
