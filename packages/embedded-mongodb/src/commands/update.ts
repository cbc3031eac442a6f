import type { Collection } from '../catalog/collection';
import { PAUSE, type Row } from '../planner/rows';
import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import type { CompiledFilter } from '../semantics/match';
import type { MatchDetails } from '../semantics/match/path';
import { type CompiledUpdate, compileUpdate } from '../semantics/update';
import { type Document, docOf } from '../semantics/values';
import { retried } from './conflicts';
import type { CommandContext } from './context';
import { checkFields, missingField, truthy } from './fields';
import { asWriteError, checkBatchSize, WRITE_FIELDS, writeReply } from './insert';
import { checkQuery, emptySpec, prepareQuery, type QuerySpec, variablesOf } from './query';
import { writeErrorEntry } from './reply';
import { parseStatement, readStatement, statementContext, type UpdateStatement } from './update-statement';
import {
  checkSize,
  rawDocuments,
  requireDurable,
  stampTimestamps,
  toBytes,
  withIdFirst,
} from './write-support';

export interface UpdateOutcome {
  matched: number;
  modified: number;
  upserted: { id: unknown; raw: Buffer } | null;
  /** The last document affected, before and after. */
  before: Buffer | null;
  after: Buffer | null;
}

export async function update(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('update', body, { ...WRITE_FIELDS, updates: 'array' });
  const name = context.collectionName();
  const statements = rawDocuments(context, 'updates');
  if (!statements) throw missingField('update', 'updates');
  checkBatchSize(statements.length);
  // a malformed statement fails the whole command before anything is written
  const parsed = statements.map(parseStatement);
  context.store.assertWritable();
  const ordered = body.ordered === undefined || truthy(body.ordered);
  const errors: Document[] = [];
  const upserted: Document[] = [];
  let n = 0;
  let nModified = 0;
  for (let i = 0; i < parsed.length; i++) {
    await context.yieldToEventLoop();
    try {
      const statement = parsed[i]!;
      const outcome = await runUpdate(
        statementContext(context, statement),
        name,
        readStatement(context, statement),
      );
      n += outcome.matched + (outcome.upserted ? 1 : 0);
      nModified += outcome.modified;
      context.server.counters.update++;
      if (outcome.upserted) upserted.push(docOf({ index: i, _id: outcome.upserted.id }));
    } catch (error) {
      errors.push(writeErrorEntry(i, asWriteError(error)));
      if (ordered) break;
    }
  }
  await requireDurable(context);
  const counts = docOf({ n });
  if (upserted.length > 0) counts.upserted = upserted;
  counts.nModified = nModified;
  return writeReply(context, counts, errors);
}

export function runUpdate(
  context: CommandContext,
  name: string,
  statement: UpdateStatement,
): Promise<UpdateOutcome> {
  return retried(context, () => tryUpdate(context, name, statement));
}

async function tryUpdate(
  context: CommandContext,
  name: string,
  statement: UpdateStatement,
): Promise<UpdateOutcome> {
  const existing = context.catalog.find(context.db, name);
  const compiled = compileUpdate(statement.update, {
    arrayFilters: statement.arrayFilters,
    collation: context.collation ?? existing?.collation ?? null,
    let: variablesOf(statement.let),
  });
  if (statement.multi && compiled.kind === 'replacement') {
    throw mongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const outcome: UpdateOutcome = { matched: 0, modified: 0, upserted: null, before: null, after: null };
  const spec = {
    ...emptySpec(statement.filter),
    sort: statement.sort,
    hint: statement.hint,
    let: statement.let,
    limit: statement.multi ? 0 : 1,
    expected: statement.multi ? 0 : 1,
  };
  if (existing) {
    const query = prepareQuery(context, existing, spec);
    if (statement.multi) await updateMany(context, existing, query, compiled, outcome);
    else await updateFirst(context, existing, spec, compiled, outcome);
  } else {
    checkQuery(spec, context.collation);
  }
  if (outcome.matched === 0 && statement.upsert) upsert(context, name, compiled, statement, outcome);
  return outcome;
}

type Prepared = ReturnType<typeof prepareQuery>;

/** Collects all record ids before changing anything, so that a document that moves in the index is not visited twice. */
async function updateMany(
  context: CommandContext,
  collection: Collection,
  query: Prepared,
  compiled: CompiledUpdate,
  outcome: UpdateOutcome,
): Promise<void> {
  const ids = await collectIds(context, query);
  for (let i = 0; i < ids.length; i++) {
    if ((i & 31) === 31) await context.yieldToEventLoop();
    const recordId = ids[i]!;
    await retried(context, async () => {
      const raw = collection.read(recordId);
      if (raw) updateRow(context, collection, { recordId, raw, doc: null }, query.matcher, compiled, outcome);
    });
  }
}

export async function collectIds(context: CommandContext, query: Prepared): Promise<number[]> {
  const ids: number[] = [];
  const { source } = query.rows;
  for (;;) {
    const row = source.next();
    if (row === null) return ids;
    if (row === PAUSE) {
      await context.yieldToEventLoop();
      continue;
    }
    ids.push(row.recordId);
    if ((ids.length & 63) === 0) await context.yieldToEventLoop();
  }
}

async function updateFirst(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
  compiled: CompiledUpdate,
  outcome: UpdateOutcome,
): Promise<void> {
  await firstThat(context, collection, spec, (row, matcher) =>
    updateRow(context, collection, row, matcher, compiled, outcome),
  );
}

const TRIES = 3;

/**
 * Finds the first match and lets `act` change it. The document may change while the search pauses. `act` then returns false,
 * and the search starts again and finally goes through all matches.
 */
export async function firstThat(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
  act: (row: Row, matcher: CompiledFilter) => boolean,
): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const limit = attempt < TRIES ? 1 : 0;
    const query = prepareQuery(context, collection, { ...spec, limit, expected: 1 });
    let found = false;
    for (let row = await query.rows.next(context); row; row = await query.rows.next(context)) {
      found = true;
      const raw = collection.read(row.recordId);
      if (raw && act({ recordId: row.recordId, raw, doc: null }, query.matcher)) return true;
    }
    if (!found) return false;
  }
  return false;
}

const replaces = (context: CommandContext, { kind }: CompiledUpdate): boolean =>
  kind === 'replacement' && !truthy(context.body.bypassEmptyTsReplacement);

/** Updates one document in one step. False if it no longer matches. */
function updateRow(
  context: CommandContext,
  collection: Collection,
  row: Row,
  matcher: CompiledFilter,
  compiled: CompiledUpdate,
  outcome: UpdateOutcome,
): boolean {
  const doc = decode(row.raw);
  const details: MatchDetails = { index: undefined };
  if (!matcher.matches(doc, details)) return false;
  const result = compiled.apply(doc, details);
  const changed = (after: Buffer): true => {
    outcome.matched++;
    outcome.before = row.raw;
    outcome.after = after;
    return true;
  };
  if (!result.modified) return changed(row.raw);
  const bytes = toBytes(result.doc);
  const after = replaces(context, compiled) ? stampTimestamps(bytes) : bytes;
  // an update that writes the same bytes counts as a match, not as a modification
  if (after.equals(row.raw)) return changed(row.raw);
  checkSize(after, 'update');
  collection.update(row.recordId, row.raw, after);
  outcome.modified++;
  return changed(after);
}

function upsert(
  context: CommandContext,
  name: string,
  compiled: CompiledUpdate,
  statement: UpdateStatement,
  outcome: UpdateOutcome,
): void {
  const made = toBytes(compiled.upsert(statement.filter));
  const raw = withIdFirst(replaces(context, compiled) ? stampTimestamps(made) : made);
  checkSize(raw, 'update');
  const collection = context.catalog.findOrCreate(context.db, name);
  const doc = decode(raw);
  collection.insert(raw);
  outcome.upserted = { id: doc._id, raw };
  outcome.after = raw;
}
