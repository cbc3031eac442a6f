import 'server-only';
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { isDuplicateKey } from './connect';

type Once<T> = {
  /** of the person's form; without one each call creates a row */
  key: string | undefined;
  by: string;
  input: unknown;
  find: (_id: Types.ObjectId) => Promise<T | null>;
  create: (_id: Types.ObjectId) => Promise<T>;
};

/**
 * Creates a row once for a form: its key and its content make the id. A form that is sent again because its reply was lost finds
 * the row that it made; `isNew` is false then.
 */
export async function createOnce<T>({ key, by, input, find, create }: Once<T>) {
  if (!key) return { row: await create(new Types.ObjectId()), isNew: true };
  const hash = createHash('sha256')
    .update(JSON.stringify([by, key, input]))
    .digest('hex');
  const _id = new Types.ObjectId(hash.slice(0, 24));
  const before = await find(_id);
  if (before) return { row: before, isNew: false };
  try {
    return { row: await create(_id), isNew: true };
  } catch (error) {
    const first = isDuplicateKey(error) && (await find(_id));
    if (!first) throw error;
    return { row: first, isNew: false };
  }
}
