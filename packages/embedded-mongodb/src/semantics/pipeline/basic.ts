import { mongoError } from '../errors';
import { compileFilter } from '../match';
import { toDouble, toExactInteger } from '../match/numbers';
import { printValue } from '../print';
import { compileAddFields, compileReplaceRoot, compileUnset } from '../project/add-fields';
import { compileProjectStage } from '../projection';
import { compileSort } from '../sort';
import { isNumeric } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import { MemoryBudget, PAUSED, type PipelineContext, type Stage, type StageCompiler } from './context';
import { compileUnwind } from './unwind';

function mapStage(apply: (doc: Document) => Document): Stage {
  return function* mapped(input) {
    for (const doc of input) yield doc === PAUSED ? doc : apply(doc);
  };
}

const optionsOf = (context: PipelineContext) => ({
  collation: context.collation,
  let: context.variables,
});

function compileMatch(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec)) throw mongoError(15959, 'the match filter must be an expression in an object');
  const filter = compileFilter(spec, optionsOf(context));
  return function* match(input) {
    for (const doc of input) if (doc === PAUSED || filter.matches(doc)) yield doc;
  };
}

export function stageCount(name: '$limit' | '$skip', spec: unknown): number {
  const code = name === '$limit' ? 5107201 : 5107200;
  const n = isNumeric(spec) ? toExactInteger(spec) : undefined;
  if (n === undefined) {
    throw mongoError(
      code,
      `invalid argument to ${name} stage: Expected ${isNumeric(spec) ? 'an integer' : 'a number'}: ${name}: ${printValue(spec)}`,
    );
  }
  if (n < 0n) {
    throw mongoError(
      code,
      `invalid argument to ${name} stage: Expected a non-negative number in: ${name}: ${printValue(spec)}`,
    );
  }
  if (name === '$limit' && n === 0n) throw mongoError(15958, 'the limit must be positive');
  return Number(n);
}

function compileLimit(spec: unknown): Stage {
  const limit = stageCount('$limit', spec);
  return function* limited(input) {
    let left = limit;
    for (const doc of input) {
      yield doc;
      if (doc !== PAUSED && --left <= 0) return;
    }
  };
}

function compileSkip(spec: unknown): Stage {
  const skip = stageCount('$skip', spec);
  return function* skipped(input) {
    let left = skip;
    for (const doc of input) {
      if (doc === PAUSED || left <= 0) yield doc;
      else left--;
    }
  };
}

export function requireSortSpec(spec: unknown): Document {
  if (!isDocument(spec)) throw mongoError(15973, 'the $sort key specification must be an object');
  if (keysOf(spec).length === 0) throw mongoError(15976, '$sort stage must have at least one sort key');
  return spec;
}

function compileSortStage(spec: unknown, context: PipelineContext): Stage {
  const sort = compileSort(requireSortSpec(spec), context.collation);
  return function* sorted(input) {
    const budget = new MemoryBudget('$sort');
    const entries: { doc: Document; keys: unknown[] }[] = [];
    for (const doc of input) {
      if (doc === PAUSED) {
        yield doc;
        continue;
      }
      budget.hold(doc);
      entries.push({ doc, keys: sort.keys(doc) });
    }
    entries.sort((a, b) => sort.compareKeys(a.keys, b.keys));
    for (const entry of entries) yield entry.doc;
  };
}

function compileCount(spec: unknown): Stage {
  if (typeof spec !== 'string') throw mongoError(40156, 'the count field must be a non-empty string');
  if (spec === '') throw mongoError(40157, 'the count field must be a non-empty string');
  if (spec.startsWith('$')) throw mongoError(40158, 'the count field cannot be a $-prefixed path');
  if (spec.includes('\0')) throw mongoError(40159, 'the count field cannot contain a null byte');
  if (spec.includes('.')) throw mongoError(40160, "the count field cannot contain '.'");
  if (spec === '_id') throw mongoError(9039800, "the count field cannot be '_id'");
  return function* count(input) {
    let n = 0;
    for (const doc of input) {
      if (doc === PAUSED) yield doc;
      else n++;
    }
    if (n > 0) yield docOf({ [spec]: n });
  };
}

function compileSample(spec: unknown): Stage {
  if (!isDocument(spec)) throw mongoError(28745, 'the $sample stage specification must be an object');
  for (const name of keysOf(spec))
    if (name !== 'size') throw mongoError(28748, `unrecognized option to $sample: ${name}`);
  if (!('size' in spec)) throw mongoError(28749, '$sample stage must specify a size');
  if (!isNumeric(spec.size)) throw mongoError(28746, 'size argument to $sample must be a number');
  const size = Math.trunc(toDouble(spec.size) as number);
  if (!(size > 0)) throw mongoError(28747, 'size argument to $sample must be a positive integer');
  return function* sample(input) {
    // reservoir sampling needs one pass and memory only for the sample
    const kept: Document[] = [];
    let seen = 0;
    for (const doc of input) {
      if (doc === PAUSED) {
        yield doc;
        continue;
      }
      seen++;
      if (kept.length < size) kept.push(doc);
      else {
        const at = Math.floor(Math.random() * seen);
        if (at < size) kept[at] = doc;
      }
    }
    for (let i = kept.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [kept[i], kept[j]] = [kept[j] as Document, kept[i] as Document];
    }
    yield* kept;
  };
}

export const basicStages: Record<string, StageCompiler> = {
  $match: compileMatch,
  $limit: compileLimit,
  $skip: compileSkip,
  $sort: compileSortStage,
  $count: compileCount,
  $unwind: compileUnwind,
  $sample: compileSample,
  $project(spec, context) {
    if (!isDocument(spec)) throw mongoError(15969, '$project specification must be an object');
    return mapStage(compileProjectStage(spec, optionsOf(context)));
  },
  $addFields: (spec, context, name) => mapStage(compileAddFields(name, spec, optionsOf(context))),
  $set: (spec, context, name) => mapStage(compileAddFields(name, spec, optionsOf(context))),
  $unset: (spec) => mapStage(compileUnset(spec)),
  $replaceRoot: (spec, context, name) => mapStage(compileReplaceRoot(name, spec, optionsOf(context))),
  $replaceWith: (spec, context, name) => mapStage(compileReplaceRoot(name, spec, optionsOf(context))),
};
