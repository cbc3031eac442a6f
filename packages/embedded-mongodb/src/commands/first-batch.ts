import type { DocumentStream } from '../cursors/document-stream';
import { toTimestamp } from '../replica/clock';
import { sessionOf } from '../replica/session-arguments';
import { encode } from '../semantics/codec';
import { docOf } from '../semantics/values';
import { cursorReply } from '../wire/document-writer';
import type { CommandContext } from './context';
import { integer, truthy } from './fields';
import { RawReply } from './reply';

export const LEAD = 21;

function snapshotField({ transaction }: CommandContext): Buffer | undefined {
  if (!transaction?.readOnly) return undefined;
  return Buffer.from(encode(docOf({ atClusterTime: toTimestamp(transaction.snapshot) }))).subarray(4, -1);
}

/** Sends the first batch and keeps a cursor if there is more. */
export async function firstBatch(
  context: CommandContext,
  stream: DocumentStream,
  ns: string,
  batchSize: number,
  singleBatch: boolean,
): Promise<RawReply> {
  const documents = await stream.batch(batchSize, context);
  // a full batch may have been the last one, so look one ahead if that costs nothing
  let id = 0n;
  if (!stream.exhausted && !singleBatch) {
    id = context.cursors.open({
      ns,
      stream,
      session: sessionOf(context.body),
      transaction: context.transaction,
      noTimeout: truthy(context.body.noCursorTimeout),
      maxTimeMS: integer(context.body.maxTimeMS, 0),
      command: context.body,
    }).id;
  } else if (!stream.exhausted) {
    stream.close();
  }
  return new RawReply(cursorReply(documents, true, id, ns, LEAD, snapshotField(context)), LEAD);
}
