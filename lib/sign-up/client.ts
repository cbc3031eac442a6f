import { ApiError } from '@/lib/http/client';
import { hasZeroBits, proofText } from './rules';

type Proof = { task: string; answer: number };
type Task = { task: string; bits: number };

/** Searches in batches, so that the page stays alive. */
async function solve({ task, bits }: Task): Promise<Proof> {
  const encoder = new TextEncoder();
  const batch = 256;
  for (let from = 0; ; from += batch) {
    const digests = await Promise.all(
      Array.from({ length: batch }, (_, at) =>
        crypto.subtle.digest('SHA-256', encoder.encode(proofText(task, from + at))),
      ),
    );
    const found = digests.findIndex((digest) => hasZeroBits(new Uint8Array(digest), bits));
    if (found >= 0) return { task, answer: from + found };
  }
}

/** Sends; when the server asks for work because many sign up from this network, does it and sends again. */
export async function withProof<T>(send: (proof?: Proof) => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const task = error instanceof ApiError ? (error.details?.proof as Task | undefined) : undefined;
    if (!task) throw error;
    return send(await solve(task));
  }
}
