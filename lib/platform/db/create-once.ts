import 'server-only';
import { createHash } from 'node:crypto';
import { type HydratedDocument, type Model, Types } from 'mongoose';

export type Keyed = { idempotencyKey?: string | undefined };

/** An id derived from a form's key and content, or undefined without a key. */
export const idOnce = (from: string, input: Keyed): string | undefined =>
  input.idempotencyKey &&
  createHash('sha256')
    .update(JSON.stringify([from, input]))
    .digest('hex')
    .slice(0, 24);

/**
 * Creates a row once for a form. A form that is resent because its reply was lost finds its existing row, and `isNew` is then false. `from` names the creator
 * and purpose, so that the same key of another person is a different key. Without a key, each call creates a row.
 */
export async function createOnce<Row>(
  model: Model<Row>,
  from: string,
  input: Keyed,
  create: (_id: Types.ObjectId) => Promise<HydratedDocument<Row>>,
) {
  const id = idOnce(from, input);
  const _id = new Types.ObjectId(id);
  const find = async () => (id ? await model.findById(_id) : null);
  const before = await find();
  if (before) return { row: before, isNew: false };
  try {
    return { row: await create(_id), isNew: true };
  } catch (error) {
    const first = await find();
    if (!first) throw error;
    return { row: first, isNew: false };
  }
}
