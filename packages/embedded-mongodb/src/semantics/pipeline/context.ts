import type { Collation } from '../collation';
import { mongoError } from '../errors';
import type { Variables } from '../expressions/core';
import { type Document, docOf } from '../values';

/** A namespace a pipeline reads from or writes to. */
export interface Namespace {
  db: string;
  coll: string;
}

/** What a pipeline needs from storage. Reads are synchronous. */
export interface PipelineSource {
  /** Documents of a collection that match a filter. The filter may use an index. */
  find(namespace: Namespace, filter: Document, options: FindOptions): Iterable<Document>;
}

export interface FindOptions {
  collation: Collation | null;
  variables: Variables | undefined;
}

export interface PipelineContext {
  db: string;
  coll: string;
  source: PipelineSource;
  collation: Collation | null;
  variables: Variables | undefined;
  /**
   * Called now and then while documents flow; throws when the time of the operation is over, and returns true when
   * others should have a turn: the pipeline then yields PAUSED.
   */
  checkTime?: (() => boolean) | undefined;
  /** How deep in sub-pipelines this one is. */
  depth?: number;
  /** Name of the stage whose sub-pipeline this is. */
  inside?: '$facet' | '$lookup' | '$unionWith' | undefined;
}

export type Stage = (input: Iterable<Document>) => Iterable<Document>;

/** Compiles the argument of one stage. */
export type StageCompiler = (spec: unknown, context: PipelineContext, name: string) => Stage;

/** Compiles the stages of a (sub-)pipeline into one function over documents. */
export type CompilePipeline = (stages: readonly unknown[], context: PipelineContext) => Stage;

/** Documents that a blocking stage may hold, by estimated bytes; past it the pipeline fails, not the process. */
const MAX_HELD_BYTES = 256 * 1024 * 1024;

/** Counts what a blocking stage holds. */
export class MemoryBudget {
  private bytes = 0;

  constructor(private readonly stage: string) {}

  hold(value: unknown): void {
    this.bytes += estimate(value, 0);
    if (this.bytes > MAX_HELD_BYTES) throw exceeded(this.stage);
  }
}

function exceeded(stage: string): Error {
  return mongoError(
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `Exceeded memory limit for ${stage}, which does not spill to disk in this server`,
  );
}

/** A cheap guess at the bytes of a value; deep parts are guessed by their count. */
function estimate(value: unknown, depth: number): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (typeof value !== 'object' || value === null) return 16;
  if (Array.isArray(value)) {
    if (depth > 3 || value.length === 0) return 32 + value.length * 16;
    return 32 + value.length * estimate(value[0], depth + 1);
  }
  let bytes = 64;
  for (const name in value) {
    bytes += 24 + (depth > 3 ? 16 : estimate((value as Document)[name], depth + 1));
  }
  return bytes;
}

/**
 * Among documents it means "let others run now". Every stage passes it on, even one that reads all of its input first:
 * so a pipeline over a million documents does not block other clients, and can be killed.
 */
export const PAUSED: Document = docOf({});

/** All documents of the input; meanwhile it yields PAUSED and nothing else. */
export function* collect(input: Iterable<Document>): Generator<Document, Document[]> {
  const documents: Document[] = [];
  for (const doc of input) {
    if (doc === PAUSED) yield doc;
    else documents.push(doc);
  }
  return documents;
}

/** Runs the time check once in so many documents. */
export function* timed(input: Iterable<Document>, check: () => boolean): Iterable<Document> {
  let n = 0;
  for (const doc of input) {
    if ((n++ & 63) === 0 && check()) yield PAUSED;
    yield doc;
  }
}
