import { Decimal128 } from 'bson';

// Runs before each test file: of two decimals the bytes count. BSON has those of a text in a `Buffer`, those that are computed in a
// `Uint8Array`, which the assertions take for different values.
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    a instanceof Decimal128 && b instanceof Decimal128 ? Buffer.compare(a.bytes, b.bytes) === 0 : undefined,
]);
