/** True when the first bits of a digest are zero: the proof of work of Hashcash. */
export function hasZeroBits(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  for (let at = 0; at < whole; at++) if (digest[at] !== 0) return false;
  return bits % 8 === 0 || (digest[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}

/** What is hashed. */
export const proofText = (task: string, answer: number): string => `${task}:${answer}`;
