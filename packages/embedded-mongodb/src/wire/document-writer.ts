/** Assembles BSON documents from parts that are already BSON, because cursor replies contain stored documents unchanged. */
const NUMBER_NAMES: Buffer[] = [];

function indexName(i: number): Buffer {
  let name = NUMBER_NAMES[i];
  if (!name) {
    name = Buffer.from(`${i}\0`);
    if (i < 100_000) NUMBER_NAMES[i] = name;
  }
  return name;
}

function headSize(i: number): number {
  return 1 + (i < 10 ? 2 : indexName(i).length);
}

const FIRST_BATCH = Buffer.from('firstBatch\0');
const NEXT_BATCH = Buffer.from('nextBatch\0');
const CURSOR = Buffer.from('\x03cursor\0');
const ID = Buffer.from('\x12id\0');
const NS = Buffer.from('\x02ns\0');
const NOTHING = Buffer.alloc(0);
const OK = Buffer.from([1, 0x6f, 0x6b, 0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);

/**
 * `{cursor: {<firstBatch|nextBatch>: [...], id, ns}, ok: 1}` with `lead` bytes free in front for the message head. `more`
 * has further fields of the cursor document in BSON.
 */
export function cursorReply(
  documents: Buffer[],
  first: boolean,
  id: bigint,
  ns: string,
  lead: number,
  more: Buffer = NOTHING,
): Buffer {
  const batchName = first ? FIRST_BATCH : NEXT_BATCH;
  let arraySize = 5;
  for (let i = 0; i < documents.length; i++) arraySize += headSize(i) + documents[i]!.length;
  const nsBytes = Buffer.byteLength(ns) + 1;
  const cursorSize =
    4 + 1 + batchName.length + arraySize + ID.length + 8 + NS.length + 4 + nsBytes + more.length + 1;
  const size = 4 + CURSOR.length + cursorSize + OK.length + 1;
  const out = Buffer.allocUnsafe(lead + size);
  let at = out.writeInt32LE(size, lead);
  at += CURSOR.copy(out, at);
  at = out.writeInt32LE(cursorSize, at);
  out[at++] = 0x04;
  at += batchName.copy(out, at);
  at = writeArray(out, at, arraySize, documents);
  at += ID.copy(out, at);
  at = out.writeBigInt64LE(id, at);
  at += NS.copy(out, at);
  at = out.writeInt32LE(nsBytes, at);
  at += out.write(ns, at);
  out[at++] = 0;
  at += more.copy(out, at);
  out[at++] = 0;
  at += OK.copy(out, at);
  out[at] = 0;
  return out;
}

function writeArray(out: Buffer, start: number, size: number, documents: Buffer[]): number {
  let at = out.writeInt32LE(size, start);
  for (let i = 0; i < documents.length; i++) {
    out[at++] = 0x03;
    if (i < 10) {
      out[at++] = 48 + i;
      out[at++] = 0;
    } else {
      at += indexName(i).copy(out, at);
    }
    const doc = documents[i]!;
    out.set(doc, at);
    at += doc.length;
  }
  out[at++] = 0;
  return at;
}
