import { hasZeroBits, PROOF_HEADER, type ProofTask } from '@/lib/platform/http/proof';

/** Does the work that a reply requested, in batches so that the page stays responsive. Returns the header for the second attempt. */
export async function solveChallenge({ task, bits }: ProofTask): Promise<Record<string, string>> {
  const encoder = new TextEncoder();
  const batch = 256;
  for (let from = 0; ; from += batch) {
    const proofs = Array.from({ length: batch }, (_, at) => `${task}:${from + at}`);
    const digests = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))),
    );
    const found = digests.findIndex((digest) => hasZeroBits(new Uint8Array(digest), bits));
    if (found >= 0) return { [PROOF_HEADER]: proofs[found] ?? '' };
  }
}
