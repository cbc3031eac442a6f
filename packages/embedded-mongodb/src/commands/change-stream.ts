import { type DocumentSource, DocumentStream } from '../cursors/document-stream';
import { decoded, PAUSE } from '../planner/rows';
import {
  changeEvent,
  invalidateEvent,
  isInvalidating,
  isShown,
  isWatched,
  type Lookup,
} from '../replica/change-events';
import {
  type ChangeStreamSpec,
  checkChangeStreamPipeline,
  parseChangeStream,
} from '../replica/change-stream-spec';
import type { LogEntry, Position } from '../replica/oplog';
import type { ReplicaSet } from '../replica/replica-set';
import { resumeToken } from '../replica/resume-token';
import { encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import type { PipelineContext } from '../semantics/pipeline/context';
import { PAUSED } from '../semantics/pipeline/context';
import { compileStages } from '../semantics/pipeline/stages';
import { printValue } from '../semantics/print';
import { identical } from '../semantics/update/identical';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { CommandContext } from './context';
import { firstBatch } from './first-batch';
import { EngineSource } from './pipeline-source';
import { emptySpec, prepareQuery } from './query';
import type { Reply } from './reply';
import { toBytes } from './write-support';

const READ_AHEAD = 100;
/** Sorts after all changes of one moment. */
const LAST = 0xffff_ffff;

export function isChangeStream(pipeline: readonly unknown[]): boolean {
  const [first] = pipeline;
  return isDocument(first) && '$changeStream' in first;
}

/** `aggregate` with `$changeStream`: a cursor that waits for changes. */
export async function openChangeStream(
  context: CommandContext,
  name: string | undefined,
  pipeline: Document[],
  batchSize: number,
): Promise<Reply> {
  const { replica } = context.server;
  if (!replica) throw mongoError(40573, 'The $changeStream stage is only supported on replica sets');
  checkLevel(context.body.readConcern);
  const spec = parseChangeStream(pipeline[0]!.$changeStream);
  checkTarget(context, name, spec);
  const source = new ChangeSource(context, replica.set, name, spec, pipeline.slice(1));
  const ns = `${context.db}.${name ?? '$cmd.aggregate'}`;
  const cursor = { awaitData: true, resumeToken: () => source.token() };
  return firstBatch(context, new DocumentStream(source, true), ns, batchSize, false, cursor);
}

function checkLevel(concern: unknown): void {
  const level = isDocument(concern) ? concern.level : undefined;
  if (level === undefined || level === null || level === 'majority') return;
  throw mongoError(
    'InvalidOptions',
    `Aggregation stage $changeStream cannot run with a readConcern other than 'majority'. Current readConcern: ${level}`,
  );
}

function checkTarget(context: CommandContext, name: string | undefined, spec: ChangeStreamSpec): void {
  const { db } = context;
  if (spec.allChangesForCluster) {
    if (db === 'admin' && name === undefined) return;
    throw mongoError(
      'InvalidOptions',
      `A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database, and with no collection name; found ${db}.${name ?? '$cmd.aggregate'}`,
    );
  }
  if (['admin', 'local', 'config'].includes(db))
    throw mongoError('InvalidNamespace', `$changeStream may not be opened on the internal ${db} database`);
  if (name?.startsWith('system.')) {
    throw mongoError(
      'InvalidNamespace',
      `$changeStream may not be opened on the internal ${db}.${name} collection`,
    );
  }
  if (name !== undefined && context.catalog.view(db, name)) {
    throw mongoError('CommandNotSupportedOnView', `Namespace ${db}.${name} is a view, not a collection`);
  }
}

/** Events behind a position of the log, through the rest of the pipeline. */
class ChangeSource implements DocumentSource {
  private readonly db: string | null;
  private readonly coll: string | null;
  private position: Position;
  private entries: LogEntry[] = [];
  private ready: Buffer[] = [];
  private readonly run: (event: Document) => Iterable<Document>;
  /** The token of the last event that was sent, while more are ready. */
  private given: Document | null = null;
  ended = false;
  /** The stream's collation is for its stages: a changed document is looked up by its exact `_id`. */
  private readonly lookupContext: CommandContext;

  constructor(
    context: CommandContext,
    private readonly set: ReplicaSet,
    name: string | undefined,
    private readonly spec: ChangeStreamSpec,
    stages: Document[],
  ) {
    this.db = spec.allChangesForCluster ? null : context.db;
    this.coll = name ?? null;
    this.lookupContext = context.withCollation(undefined);
    checkChangeStreamPipeline(stages);
    const pipelineContext: PipelineContext = {
      db: context.db,
      coll: name,
      source: new EngineSource(context),
      collation: context.collation,
      variables: undefined,
    };
    const pipeline = compileStages(
      stages.filter((stage) => !('$changeStreamSplitLargeEvent' in stage)),
      pipelineContext,
    );
    this.run = (event) => pipeline([event]);
    this.position = this.start();
  }

  private start(): Position {
    const { from } = this.spec;
    const { oplog, clock } = this.set;
    if (!from) return { time: clock.last, index: LAST };
    if (from.time < oplog.trimmedTo) {
      throw mongoError(
        'ChangeStreamHistoryLost',
        'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
      );
    }
    if (from.mustExist && !oplog.has(from)) {
      throw mongoError(
        'ChangeStreamFatalError',
        `cannot resume stream; the resume token was not found. ${printValue(resumeToken(from, 'event'))}`,
      );
    }
    return from;
  }

  next(): Buffer | null {
    while (this.ready.length === 0) {
      if (this.ended) return null;
      const entry = this.nextEntry();
      if (!entry) return null;
      this.take(entry);
    }
    return this.ready.shift()!;
  }

  private nextEntry(): LogEntry | undefined {
    if (this.entries.length === 0) {
      const now = this.set.clock.last;
      if (this.position.time < now || this.position.index !== LAST)
        this.entries = this.set.oplog.after(this.position, READ_AHEAD);
      if (this.entries.length === 0) {
        this.given = null;
        this.position = { time: Math.max(now, this.position.time), index: LAST };
      }
    }
    return this.entries.shift();
  }

  private take(entry: LogEntry): void {
    this.position = { time: entry.time, index: entry.index };
    if (!isWatched(entry, this.db, this.coll) || !isShown(entry, this.spec)) return;
    if (!(this.coll !== null && entry.change.op === 'dropDatabase'))
      this.emit(changeEvent(entry, this.spec, this.lookup));
    if (!isInvalidating(entry, this.db, this.coll)) return;
    this.emit(invalidateEvent(entry));
    this.ended = true;
  }

  private emit(event: Document): void {
    const token = event._id;
    for (const shown of this.run(event)) {
      if (shown === PAUSED) continue;
      if (!identical(shown._id, token)) {
        throw mongoError(
          'ChangeStreamFatalError',
          `Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed. Expected: ${printValue(docOf({ _id: token }))} but found: ${printValue(shown._id === undefined ? docOf({}) : docOf({ _id: shown._id }))}`,
        );
      }
      this.ready.push(toBytes(shown));
      this.given = token as Document;
    }
  }

  /** `postBatchResumeToken`, as a field of the reply's cursor. */
  token(): Buffer {
    const token = this.given ?? resumeToken(this.position, 'mark');
    return Buffer.from(encode(docOf({ postBatchResumeToken: token }))).subarray(4, -1);
  }

  private readonly lookup: Lookup = (db, coll, id) => {
    const collection = this.lookupContext.server.catalog.find(db, coll);
    if (!collection) return null;
    const filter = docOf({ _id: docOf({ $eq: id }) });
    const { rows } = prepareQuery(this.lookupContext, collection, { ...emptySpec(filter), limit: 1 });
    for (let row = rows.source.next(); row !== null; row = rows.source.next())
      if (row !== PAUSE) return decoded(row);
    return null;
  };

  close(): void {
    this.ended = true;
  }
}
