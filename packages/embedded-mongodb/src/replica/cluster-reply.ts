import { Binary } from 'bson';
import { RawReply, type Reply } from '../commands/reply';
import { encode } from '../semantics/codec';
import { type Document, docOf, setField } from '../semantics/values';
import { toTimestamp } from './clock';
import type { ReplicaSet } from './replica-set';

/** Adds the end of every reply of a replica set. The cluster time is unsigned because there is no authentication. */
export function withClusterTime(reply: Reply, { clock }: ReplicaSet): Reply {
  const time = toTimestamp(clock.last);
  const fields = docOf({
    $clusterTime: docOf({
      clusterTime: time,
      signature: docOf({ hash: new Binary(Buffer.alloc(20)), keyId: 0n }),
    }),
    operationTime: time,
  });
  if (reply instanceof RawReply) return new RawReply(appended(reply.bytes, reply.lead, fields), reply.lead);
  const out = docOf(reply);
  setField(out, '$clusterTime', fields.$clusterTime);
  setField(out, 'operationTime', fields.operationTime);
  return out;
}

/** Adds fields at the end of a BSON document, which starts after `lead` other bytes. */
function appended(bytes: Buffer, lead: number, fields: Document): Buffer {
  const more = encode(fields).subarray(4);
  const out = Buffer.allocUnsafe(bytes.length - 1 + more.length);
  out.set(bytes.subarray(0, bytes.length - 1), 0);
  out.set(more, bytes.length - 1);
  out.writeInt32LE(out.length - lead, lead);
  return out;
}
