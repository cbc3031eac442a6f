import { encode } from '../semantics/codec';
import { compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { refuse } from '../semantics/unsupported';
import { type Document, docOf, keysOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { ok } from './reply';
import { requireDurable } from './write-support';

export async function create(context: CommandContext): Promise<Document> {
  const { body, catalog, db } = context;
  for (const name of keysOf(body)) refuse('collection option', name);
  checkFields('create', body, { collation: 'object' });
  const name = context.collectionName();
  const existing = catalog.find(db, name);
  const collation = compileCollation(body.collation);
  const options = docOf(collation ? { collation: collation.spec } : {});
  if (existing) {
    // inside a transaction the error must surface, because it ends the transaction
    if (!context.transaction && sameOptions(existing.options, options)) return ok(docOf({}));
    throw mongoError('NamespaceExists', `Collection ${db}.${name} already exists.`);
  }
  catalog.create(db, name, options);
  await requireDurable(context);
  return ok(docOf({}));
}

export function sameOptions(a: Document, b: Document): boolean {
  return Buffer.compare(Buffer.from(encode(a)), Buffer.from(encode(b))) === 0;
}
