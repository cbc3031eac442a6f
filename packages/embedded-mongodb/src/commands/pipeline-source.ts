import type { Collection } from '../catalog/collection';
import { choosePlan } from '../planner/planner';
import { residualFilter } from '../planner/residual';
import { openSource } from '../planner/row-source';
import { decoded, PAUSE } from '../planner/rows';
import { type FindOptions, type Namespace, PAUSED, type PipelineSource } from '../semantics/pipeline/context';
import { RowMatcher } from '../semantics/row-matcher';
import type { Document } from '../semantics/values';
import type { CommandContext } from './context';

export class EngineSource implements PipelineSource {
  constructor(private readonly context: CommandContext) {}

  find(namespace: Namespace, filter: Document, options: FindOptions): Iterable<Document> {
    const collection = this.context.catalog.find(namespace.db, namespace.coll);
    return collection ? this.findIn(collection, filter, options) : [];
  }

  private *findIn(collection: Collection, filter: Document, options: FindOptions): Iterable<Document> {
    const { collation } = options;
    const plan = choosePlan(collection, { filter, sort: [], collation, hint: null });
    const matcher = new RowMatcher(residualFilter(plan, filter), { collation, let: options.variables });
    const source = openSource(collection, plan, matcher, 0);
    for (let row = source.next(); row !== null; row = source.next()) {
      if (row !== PAUSE) yield decoded(row);
      else if (this.context.tick()) yield PAUSED;
    }
  }
}
