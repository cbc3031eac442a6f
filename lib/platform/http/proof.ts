/** Header with the solved task of an earlier reply, as `task:answer`. */
export const PROOF_HEADER = 'x-proof';
/** Leading zero bits of a solved task, which take a phone some seconds. One more per further twenty. */
export const PROOF_BITS = 15;
export const MAX_PROOF_BITS = 22;

export type ProofTask = { task: string; bits: number };

/** True if the first bits of a digest are zero, as in the proof of work of Hashcash. */
export function hasZeroBits(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  for (let at = 0; at < whole; at++) if (digest[at] !== 0) return false;
  return bits % 8 === 0 || (digest[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}
