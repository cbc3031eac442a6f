/**
 * Order-preserving bytes for BSON numbers. Equal numbers of different types have equal bytes. Every number is stored as the
 * double just below or equal to it (8 bytes, sign-adjusted) and a remainder. That is a zero byte for none, or a one and the
 * remainder as a 64-bit fraction of the gap to the next double.
 */
const scratch = new DataView(new ArrayBuffer(8));

/** Writes the sortable bytes of a double. NaN sorts below everything, and -0 equals 0. */
function writeSortable(out: Buffer, at: number, value: number): void {
  if (Number.isNaN(value)) {
    out.fill(0, at, at + 8);
    return;
  }
  scratch.setFloat64(0, value === 0 ? 0 : value);
  const high = scratch.getUint32(0);
  const low = scratch.getUint32(4);
  if (high >>> 31) {
    out.writeUInt32BE(~high >>> 0, at);
    out.writeUInt32BE(~low >>> 0, at + 4);
  } else {
    out.writeUInt32BE((high | 0x80000000) >>> 0, at);
    out.writeUInt32BE(low, at + 4);
  }
}

export function writeDoubleKey(out: Buffer, at: number, value: number): number {
  writeSortable(out, at, value);
  out[at + 8] = 0;
  return at + 9;
}

export function writeLongKey(out: Buffer, at: number, value: bigint): number {
  const near = Number(value);
  if (BigInt(near) === value) return writeDoubleKey(out, at, near);
  return writeRational(out, at, value, 1n, near);
}

/** Writes the key of a Decimal128 from its sign, digits and exponent. */
export function writeDecimalKey(out: Buffer, at: number, bytes: Uint8Array, offset: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 16);
  const high = view.getBigUint64(8, true);
  const sign = high >> 63n ? -1n : 1n;
  const combination = Number((high >> 58n) & 0x1fn);
  if (combination === 0x1f) return writeDoubleKey(out, at, Number.NaN);
  if (combination === 0x1e) return writeDoubleKey(out, at, sign < 0n ? -Infinity : Infinity);
  // the second form (combination 11xxx) only has coefficients past 34 digits, which count as zero
  const large = combination >> 3 === 3;
  const exponent = Number((high >> (large ? 47n : 49n)) & 0x3fffn) - 6176;
  const digits = large ? 0n : ((high & 0x1ffffffffffffn) << 64n) | view.getBigUint64(0, true);
  if (digits === 0n) return writeDoubleKey(out, at, 0);
  const numerator = exponent >= 0 ? sign * digits * 10n ** BigInt(exponent) : sign * digits;
  const denominator = exponent >= 0 ? 1n : 10n ** BigInt(-exponent);
  return writeRational(out, at, numerator, denominator, Number(`${sign * digits}e${exponent}`));
}

function writeRational(out: Buffer, at: number, num: bigint, den: bigint, near: number): number {
  if (!Number.isFinite(near)) return writeBeyondDoubles(out, at, num, den, near > 0);
  let floor = near;
  if (compareToDouble(num, den, floor) < 0) floor = previousDouble(floor);
  const [floorNum, floorDen] = toRational(floor);
  const restNum = num * floorDen - floorNum * den;
  if (restNum === 0n) return writeDoubleKey(out, at, floor);
  const next = nextDouble(floor);
  writeSortable(out, at, floor);
  out[at + 8] = 1;
  let fraction = 0xffffffffffffffffn;
  if (Number.isFinite(next)) {
    const [nextNum, nextDen] = toRational(next);
    const gapNum = nextNum * floorDen - floorNum * nextDen;
    fraction = ((restNum * nextDen) << 64n) / (gapNum * den);
  }
  out.writeBigUInt64BE(fraction & 0xffffffffffffffffn, at + 9);
  return at + 17;
}

/** Writes a decimal beyond the range of doubles, which sorts by the length and leading bits of its magnitude. */
function writeBeyondDoubles(out: Buffer, at: number, num: bigint, den: bigint, positive: boolean): number {
  const magnitude = (positive ? num : -num) / den;
  const bits = magnitude.toString(2).length;
  const lead = magnitude >> BigInt(bits - 48);
  const rank = (BigInt(bits) << 48n) | lead;
  writeSortable(out, at, positive ? Number.MAX_VALUE : -Infinity);
  out[at + 8] = 2;
  out.writeBigUInt64BE(positive ? rank : 0xffffffffffffffffn - rank, at + 9);
  return at + 17;
}

function toRational(value: number): [bigint, bigint] {
  scratch.setFloat64(0, value);
  const bits = scratch.getBigUint64(0);
  const rawExponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = rawExponent === 0 ? fraction : fraction | 0x10000000000000n;
  const exponent = (rawExponent === 0 ? 1 : rawExponent) - 1075;
  const signed = bits >> 63n ? -mantissa : mantissa;
  return exponent >= 0 ? [signed << BigInt(exponent), 1n] : [signed, 1n << BigInt(-exponent)];
}

function compareToDouble(num: bigint, den: bigint, value: number): number {
  const [n, d] = toRational(value);
  const difference = num * d - n * den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function nextDouble(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  scratch.setFloat64(0, value);
  scratch.setBigUint64(0, scratch.getBigUint64(0) + (value > 0 ? 1n : -1n));
  return scratch.getFloat64(0);
}

function previousDouble(value: number): number {
  return -nextDouble(-value);
}
