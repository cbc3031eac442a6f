const SIZE = 32;
const KEEP = 8;

/** cos((2x+1)uπ/2N) of the two-dimensional DCT-II, as [u][x]. */
const COSINES = Array.from({ length: KEEP }, (_, u) =>
  Float64Array.from({ length: SIZE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIZE))),
);

export const PHASH_INPUT_SIZE = SIZE;

/**
 * The 64-bit perceptual hash of a 32×32 grey picture in 16 hex digits. It has the signs of the lowest DCT frequencies
 * relative to their median (Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions", 2010, §3.2.1).
 * Re-encoded, resized or slightly brightened copies differ in a few bits, other pictures in about half.
 */
export function phashOf(grey: Uint8Array): string {
  const frequencies: number[] = [];
  for (let u = 0; u < KEEP; u++)
    for (let v = 0; v < KEEP; v++) {
      let sum = 0;
      for (let y = 0; y < SIZE; y++)
        for (let x = 0; x < SIZE; x++) sum += grey[y * SIZE + x]! * COSINES[u]![y]! * COSINES[v]![x]!;
      frequencies.push(sum);
    }
  // without the first term, the mean brightness, which alone would decide the median of a flat picture
  const sorted = frequencies.slice(1).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  const bits = frequencies.map((value) => (value > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** Number of differing bits, 0–64. Below about 6, both show the same photo. */
export function phashDistance(a: string, b: string): number {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; difference > 0n; difference &= difference - 1n) count++;
  return count;
}

/** The hash in four labelled pieces. Two hashes that differ in at most three bits share a piece. */
export function phashBands(phash: string): string[] {
  return [0, 1, 2, 3].map((band) => `${band}${phash.slice(band * 4, band * 4 + 4)}`);
}

/** Maximum number of differing bits between copies of one photo. The bands above find all of them. */
export const SAME_PHOTO_DISTANCE = 3;
