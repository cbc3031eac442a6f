import { Binary, Double, Timestamp } from 'bson';
import { encodeDocument } from '../encode';
import { mongoError } from '../errors';
import { noTextScore, textScoreOf } from '../text/text-query';
import { isNullish, typeName } from '../types';
import { isDocument } from '../values';
import type { Expr, OperatorTable } from './core';
import { hashedIndexKey } from './hash';

const META = new Set(
  'textScore randVal searchScore searchHighlights indexKey recordId sortKey geoNearDistance geoNearPoint searchScoreDetails timeseriesBucketMinTime timeseriesBucketMaxTime vectorSearchScore score scoreDetails'.split(
    ' ',
  ),
);

function textScore(root: unknown): unknown {
  const score = textScoreOf(root);
  if (score === undefined) throw noTextScore();
  return new Double(score);
}

/** `{$meta: …}`: of the metadata, only text scores exist here. */
function compileMeta(argument: unknown): Expr {
  if (typeof argument !== 'string') throw mongoError(17307, '$meta only supports string arguments');
  if (!META.has(argument)) throw mongoError(17308, `Unsupported argument to $meta: ${argument}`);
  if (argument === 'textScore') return { eval: ({ root }) => textScore(root) };
  return { eval: () => undefined };
}

/** What MongoDB answers when it was started without a JavaScript engine, as this server always is. */
export function refuseJavaScript(): never {
  throw mongoError(31264, 'Cannot run server-side javascript without the javascript engine enabled');
}

export const miscOperators: OperatorTable = {
  $meta: { compile: compileMeta },
  $toHashedIndexKey: { arity: [1, 1], apply: ([value]) => hashedIndexKey(value) },
  $function: { compile: refuseJavaScript },
  $bsonSize: {
    arity: [1, 1],
    apply([value]) {
      if (isNullish(value)) return null;
      if (!isDocument(value))
        throw mongoError(31393, `$bsonSize requires a document input, found: ${typeName(value)}`);
      return encodeDocument(value).length;
    },
  },
  $binarySize: {
    arity: [1, 1],
    apply([value]) {
      if (isNullish(value)) return null;
      if (typeof value === 'string') return Buffer.byteLength(value);
      if (value instanceof Binary) return value.position;
      throw mongoError(51276, `$binarySize requires a string or BinData argument, found: ${typeName(value)}`);
    },
  },
  $tsSecond: {
    arity: [1, 1],
    apply([value]) {
      if (isNullish(value)) return null;
      if (!(value instanceof Timestamp))
        throw mongoError(5687301, `Argument to $tsSecond must be a timestamp, but is ${typeName(value)}`);
      return BigInt(value.t);
    },
  },
  $tsIncrement: {
    arity: [1, 1],
    apply([value]) {
      if (isNullish(value)) return null;
      if (!(value instanceof Timestamp))
        throw mongoError(5687302, `Argument to $tsIncrement must be a timestamp, but is ${typeName(value)}`);
      return BigInt(value.i);
    },
  },
};
