import type { Document } from 'bson';
import { RawConnection } from '../support/wire';
import { KEYS_PER_WRITER, type Ledger, makeDocument } from './ledger';

export type Random = () => number;

/** mulberry32, so that a failing round can be repeated from its seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let sequence = 0;
const DUPLICATE_KEY = 11000;

function newDocument(id: number, random: Random): Document {
  sequence += 1;
  const size = random() < 0.1 ? 9000 : Math.floor(random() * 600);
  // few slugs for many writers, so that the unique index has to refuse all but one
  const slug = random() < 0.3 ? `slug-${Math.floor(random() * 12)}` : undefined;
  return makeDocument(id, sequence, size, slug);
}

/** One write on one key, with its command and the key's content if it succeeds. */
function chooseWrite(
  id: number,
  ledger: Ledger,
  random: Random,
): { command: Document; after: Document | undefined } {
  if (ledger.state(id) === undefined) {
    const after = newDocument(id, random);
    return { command: { insert: 'docs', documents: [after] }, after };
  }
  if (random() < 0.2)
    return { command: { delete: 'docs', deletes: [{ q: { _id: id }, limit: 1 }] }, after: undefined };
  const after = newDocument(id, random);
  const { _id, ...fields } = after;
  const u = after.slug === undefined ? { $set: fields, $unset: { slug: '' } } : { $set: fields };
  if (random() < 0.3) return { command: { findAndModify: 'docs', query: { _id }, update: u }, after };
  return { command: { update: 'docs', updates: [{ q: { _id }, u }] }, after };
}

/** Writes its own keys, one after the other, until the server is gone. */
export async function runWriter(port: number, writer: number, ledger: Ledger, random: Random): Promise<void> {
  // a round may end before this writer is connected, so it has requested nothing
  const connection = await RawConnection.open(port).catch(() => undefined);
  if (!connection) return;
  try {
    for (;;) {
      const id = writer * KEYS_PER_WRITER + Math.floor(random() * KEYS_PER_WRITER);
      const { command, after } = chooseWrite(id, ledger, random);
      ledger.begin(id, after);
      const reply = await connection.command(command);
      const error = reply.ok === 1 ? reply.writeErrors?.[0]?.code : reply.code;
      if (error === undefined) ledger.acknowledge(id);
      else if (error === DUPLICATE_KEY) ledger.refuse(id);
      else throw new Error(`write refused: ${JSON.stringify(reply)}`);
    }
  } catch (error) {
    if (!(error instanceof Error && error.message === 'connection closed')) throw error;
  }
}
