import 'server-only';
import type { Model, PipelineStage, ProjectionType, QueryFilter, Types } from 'mongoose';

type Stored<R> = R & { _id: Types.ObjectId; __v: number };
type Top<Path> = Path extends `${infer First}.${string}` ? First : Path;
/** The fields in a projection, or all fields if the call does not spell it out. */
type Named<R, F> = string extends keyof F
  ? Stored<R>
  : Pick<Stored<R>, '_id' | Extract<Top<keyof F>, keyof Stored<R>>>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Lean reads for areas that do not own the model. The owner's `data.ts` exports the needed ones. They return mongoose's query, which accepts `sort`, `limit`
 * and `cursor` as usual.
 */
export const readsOf = <R>(model: Model<R>) => ({
  find: <const F extends Fields>(filter: QueryFilter<R>, fields?: F) =>
    model.find(filter, fields as ProjectionType<R>).lean<Named<R, F>[]>(),
  findOne: <const F extends Fields>(filter: QueryFilter<R>, fields?: F) =>
    model.findOne(filter, fields as ProjectionType<R>).lean<Named<R, F>>(),
  findById: <const F extends Fields>(id: unknown, fields?: F) =>
    model.findById(id, fields as ProjectionType<R>).lean<Named<R, F>>(),
  count: (filter: QueryFilter<R>) => model.countDocuments(filter),
  distinct: (field: string, filter: QueryFilter<R>) => model.distinct(field, filter),
  aggregate: <T>(stages: PipelineStage[]) => model.aggregate<T>(stages),
});
