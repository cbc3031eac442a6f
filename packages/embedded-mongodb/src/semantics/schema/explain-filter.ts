import { getPath } from '../expressions/field-path';
import { compileFilter, type FilterOptions } from '../match';
import { isOperatorDocument } from '../match/parse';
import { type Document, docOf, isDocument, keysOf } from '../values';
import { consideredType } from './rules';

const REASONS: Record<string, string> = {
  $eq: 'comparison failed',
  $ne: 'comparison succeeded',
  $gt: 'comparison failed',
  $gte: 'comparison failed',
  $lt: 'comparison failed',
  $lte: 'comparison failed',
  $in: 'no matching value found in array',
  $nin: 'matching value found in array',
  $exists: 'path does not exist',
  $type: 'type did not match',
  $regex: 'regular expression did not match',
  $size: 'array length was not equal to given size',
  $mod: '$mod did not evaluate to expected remainder',
  $all: 'array did not contain all specified values',
  $elemMatch: 'array did not satisfy the child predicate',
  $not: 'child expression matched',
};

/** One condition of a filter: a field with one operator, or a top-level operator. */
interface Clause {
  operator: string;
  filter: Document;
  path: string | undefined;
}

function clausesOf(filter: Document): Clause[] {
  return keysOf(filter).flatMap((name): Clause[] => {
    const value = filter[name];
    if (name.startsWith('$')) return [{ operator: name, filter: docOf({ [name]: value }), path: undefined }];
    if (!isOperatorDocument(value))
      return [{ operator: '$eq', filter: docOf({ [name]: value }), path: name }];
    return keysOf(value)
      .filter((operator) => operator !== '$options')
      .map((operator) => {
        const options =
          operator === '$regex' && value.$options !== undefined ? { $options: value.$options } : {};
        const condition = docOf({ [operator]: value[operator], ...options });
        return { operator, filter: docOf({ [name]: condition }), path: name };
      });
  });
}

function explainClause({ operator, filter, path }: Clause, doc: Document, options: FilterOptions): Document {
  if (path === undefined) return explainTopLevel(operator, filter, doc, options);
  const value = getPath(doc, path.split('.'));
  const base = { operatorName: operator, specifiedAs: filter };
  if (value === undefined && operator !== '$exists') return docOf({ ...base, reason: 'field was missing' });
  const reason = REASONS[operator] ?? 'condition was not satisfied';
  if (value === undefined) return docOf({ ...base, reason });
  return docOf({
    ...base,
    reason: operator === '$exists' ? 'path does exist' : reason,
    consideredValue: value,
    ...(operator === '$type' ? consideredType(value) : {}),
  });
}

function explainTopLevel(
  operator: string,
  filter: Document,
  doc: Document,
  options: FilterOptions,
): Document {
  const list = filter[operator];
  if (!Array.isArray(list)) {
    return docOf({ operatorName: operator, specifiedAs: filter, reason: 'expression did not match' });
  }
  const wanted = operator === '$nor';
  const clauses = list.filter(isDocument).flatMap((part, index) => {
    if (compileFilter(part, options).matches(doc) !== wanted) return [];
    return [docOf({ index, details: explainFilter(part, doc, options) })];
  });
  const name = operator === '$nor' ? 'clausesSatisfied' : 'clausesNotSatisfied';
  return docOf({ operatorName: operator, [name]: clauses });
}

/** Says which conditions of a filter a document does not meet, in the words of MongoDB's `errInfo.details`. */
export function explainFilter(filter: Document, doc: Document, options: FilterOptions): Document {
  const clauses = clausesOf(filter);
  const [only] = clauses;
  if (only && clauses.length === 1) return explainClause(only, doc, options);
  const failed = clauses.flatMap((clause, index) =>
    compileFilter(clause.filter, options).matches(doc)
      ? []
      : [docOf({ index, details: explainClause(clause, doc, options) })],
  );
  return docOf({ operatorName: '$and', clausesNotSatisfied: failed });
}
