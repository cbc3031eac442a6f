import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { compileFilter } from '../semantics/match';
import type { MatchDetails } from '../semantics/match/path';
import { compileProjection } from '../semantics/projection';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { retried } from './conflicts';
import type { CommandContext } from './context';
import { deleteFirst } from './delete';
import { checkFields, truthy } from './fields';
import { WRITE_FIELDS } from './insert';
import { checkQuery, emptySpec, filterOf, variablesOf } from './query';
import { ok } from './reply';
import { runUpdate, type UpdateOutcome } from './update';
import { checkArrayFilters, checkUpdateArgument } from './update-statement';
import { requireDurable } from './write-support';

export async function findAndModify(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('findAndModify', body, {
    ...WRITE_FIELDS,
    findandmodify: 'string',
    query: 'object',
    sort: 'object',
    remove: 'bool',
    update: 'any',
    new: 'bool',
    fields: 'object',
    upsert: 'bool',
    arrayFilters: 'array',
    hint: 'hint',
  });
  const name = context.collectionName();
  checkCombination(body);
  if (body.update !== undefined) checkUpdateArgument(body.update);
  checkArrayFilters('findAndModify', body.arrayFilters);
  context.store.assertWritable();
  const reply = truthy(body.remove) ? await remove(context, name) : await modify(context, name);
  await requireDurable(context);
  return ok(reply);
}

function checkCombination(body: Document): void {
  const fail = (message: string): Error => mongoError('FailedToParse', message);
  const remove = truthy(body.remove);
  if (remove && body.update !== undefined) throw fail('Cannot specify both an update and remove=true');
  if (remove && truthy(body.upsert)) throw fail('Cannot specify both upsert=true and remove=true');
  if (remove && truthy(body.new))
    throw fail("Cannot specify both new=true and remove=true; 'remove' always returns the deleted document");
  if (remove && body.arrayFilters !== undefined) throw fail('Cannot specify arrayFilters and remove=true');
  if (!remove && body.update === undefined) throw fail('Either an update or remove=true must be specified');
}

async function remove(context: CommandContext, name: string): Promise<Document> {
  const collection = context.catalog.find(context.db, name);
  const spec = specOf(context.body);
  const raw = collection ? await retried(context, () => deleteFirst(context, collection, spec)) : null;
  if (!collection) checkQuery(spec, context.collation);
  return docOf({ lastErrorObject: docOf({ n: raw ? 1 : 0 }), value: project(context, raw) });
}

function specOf(body: Document): ReturnType<typeof emptySpec> {
  return {
    ...emptySpec(filterOf(body.query)),
    sort: isDocument(body.sort) && keysOf(body.sort).length > 0 ? body.sort : null,
    hint: body.hint,
    let: isDocument(body.let) ? body.let : undefined,
  };
}

async function modify(context: CommandContext, name: string): Promise<Document> {
  const { body } = context;
  const spec = specOf(body);
  const outcome = await runUpdate(context, name, {
    filter: spec.filter,
    update: body.update,
    multi: false,
    upsert: truthy(body.upsert),
    arrayFilters: body.arrayFilters as Document[] | undefined,
    hint: body.hint,
    sort: spec.sort,
    let: spec.let,
  });
  const lastErrorObject = docOf({
    n: outcome.matched > 0 || outcome.upserted ? 1 : 0,
    updatedExisting: outcome.matched > 0,
  });
  if (outcome.upserted) setField(lastErrorObject, 'upserted', outcome.upserted.id);
  return docOf({ lastErrorObject, value: project(context, wanted(body, outcome)) });
}

function wanted(body: Document, outcome: UpdateOutcome): Buffer | null {
  return truthy(body.new) ? outcome.after : outcome.before;
}

function project(context: CommandContext, raw: Buffer | null): Document | null {
  const { fields } = context.body;
  if (!raw) return null;
  const doc = decode(raw);
  if (!isDocument(fields)) return doc;
  const filter = filterOf(context.body.query);
  const variables = variablesOf(isDocument(context.body.let) ? context.body.let : undefined);
  const projection = compileProjection(fields, { collation: context.collation, let: variables, filter });
  if (!projection) return doc;
  const details: MatchDetails = { index: undefined };
  if (projection.needsPosition) {
    compileFilter(filter, { collation: context.collation, let: variables }).matches(doc, details);
  }
  return projection.apply(doc, details);
}
