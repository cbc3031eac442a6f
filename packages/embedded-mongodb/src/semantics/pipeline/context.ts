import type { Collation } from '../collation';
import { mongoError } from '../errors';
import type { Variables } from '../expressions/core';
import { type Document, docOf } from '../values';

export interface Namespace {
  db: string;
  coll: string;
}

/** A pipeline's access to storage. Reads are synchronous. */
export interface PipelineSource {
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
   * Called regularly while documents flow. Throws if the operation's time is up, and returns true if others should have a
   * turn. The pipeline then yields PAUSED.
   */
  checkTime?: (() => boolean) | undefined;
  depth?: number;
  inside?: '$facet' | '$lookup' | '$unionWith' | undefined;
}

export type Stage = (input: Iterable<Document>) => Iterable<Document>;

export type StageCompiler = (spec: unknown, context: PipelineContext, name: string) => Stage;

export type CompilePipeline = (stages: readonly unknown[], context: PipelineContext) => Stage;

/** Limit of the estimated size of documents that a blocking stage keeps. Beyond it, the pipeline fails rather than the process. */
const MAX_HELD_BYTES = 256 * 1024 * 1024;

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

/** A cheap estimate of a value's bytes. Deep parts are estimated from their number. */
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
 * A marker among documents that means "let others run now". Every stage passes it on, even one that reads all of its input
 * first, so a pipeline over a million documents does not block other clients and can be killed.
 */
export const PAUSED: Document = docOf({});

/** Collects all documents of the input, yielding only PAUSED meanwhile. */
export function* collect(input: Iterable<Document>): Generator<Document, Document[]> {
  const documents: Document[] = [];
  for (const doc of input) {
    if (doc === PAUSED) yield doc;
    else documents.push(doc);
  }
  return documents;
}

/** Runs the time check regularly, but not for every document. */
export function* timed(input: Iterable<Document>, check: () => boolean): Iterable<Document> {
  let n = 0;
  for (const doc of input) {
    if ((n++ & 63) === 0 && check()) yield PAUSED;
    yield doc;
  }
}
