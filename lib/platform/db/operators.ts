import 'server-only';
import { trusted } from 'mongoose';

/** A range of values. Undefined bounds are ignored. */
type Range<T> = { gt?: T | undefined; gte?: T | undefined; lt?: T | undefined; lte?: T | undefined };

/**
 * Operators that our own code writes into filters. Elsewhere an object with `$` keys is data (`sanitizeFilter` in connect.ts), so the query compares with that
 * object and finds nothing.
 */
export const op = {
  in: <const T>(values: Iterable<T>) => trusted({ $in: [...values] }),
  notIn: <const T>(values: Iterable<T>) => trusted({ $nin: [...values] }),
  not: <const T>(value: T) => trusted({ $ne: value }),
  gt: <T>(value: T) => trusted({ $gt: value }),
  gte: <T>(value: T) => trusted({ $gte: value }),
  lt: <T>(value: T) => trusted({ $lt: value }),
  lte: <T>(value: T) => trusted({ $lte: value }),
  exists: () => trusted({ $exists: true }),
  missing: () => trusted({ $exists: false }),
  range: <T>({ gt, gte, lt, lte }: Range<T>) =>
    trusted({
      ...(gt !== undefined && { $gt: gt }),
      ...(gte !== undefined && { $gte: gte }),
      ...(lt !== undefined && { $lt: lt }),
      ...(lte !== undefined && { $lte: lte }),
    }),
  all: <T>(values: T[]) => trusted({ $all: values }),
  size: (size: number) => trusted({ $size: size }),
  notMatching: (pattern: RegExp) => trusted({ $not: pattern }),
  elemMatch: <T extends object>(condition: T) => trusted({ $elemMatch: condition }),
  /** For operators without a helper above. */
  raw: <T extends object>(operators: T) => trusted(operators),
};
