import { createHash } from 'node:crypto';
import { Binary } from 'bson';
import { decoded } from '../planner/rows';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, docOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { emptySpec, prepareQuery } from './query';
import { ok } from './reply';

/** The MD5 of a GridFS file, which older drivers ask for when a file is closed. */
export async function filemd5(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('filemd5', body, { root: 'string' });
  const root = (body.root as string | undefined) ?? 'fs';
  const collection = context.catalog.find(context.db, `${root}.chunks`);
  const hash = createHash('md5');
  let numChunks = 0;
  if (collection) {
    const query = { ...emptySpec(docOf({ files_id: body.filemd5 })), sort: docOf({ n: 1 }) };
    const { rows } = prepareQuery(context, collection, query);
    for (let row = await rows.next(context); row; row = await rows.next(context)) {
      const { n, data } = decoded(row);
      if (Number(n) !== numChunks)
        throw mongoError('UnknownError', `should have chunk: ${numChunks} have:${n}`);
      if (!(data instanceof Binary))
        throw mongoError(50849, `The element data must be binary, not ${typeName(data)}`);
      hash.update(data.value());
      numChunks++;
    }
  }
  return ok(docOf({ numChunks, md5: hash.digest('hex') }));
}
