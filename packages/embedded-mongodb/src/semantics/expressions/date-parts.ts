import { mongoError } from '../errors';
import { isNullish } from '../types';
import { isDocument, keysOf } from '../values';
import { compileExpression } from './compile';
import { type Expr, fold, type OperatorTable, type Scope } from './core';
import { instantOf, toLocal, utc, zoneOf } from './timezone';

const DAY = 86_400_000;

export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - utc(date.getUTCFullYear(), 0, 1)) / DAY) + 1;
}

export const isoDayOfWeek = (date: Date) => date.getUTCDay() || 7;

/** Week of a date by ISO 8601, in which week 1 contains the year's first Thursday. */
export function isoWeek(date: Date): { week: number; year: number } {
  const thursday = new Date(date.getTime() + (4 - isoDayOfWeek(date)) * DAY);
  return { week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1, year: thursday.getUTCFullYear() };
}

/** Week of the year. Weeks begin on Sundays, and days before the first Sunday are in week 0. */
const week = (date: Date) => Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7);

const PARTS: Record<string, (date: Date) => unknown> = {
  $year: (date) => date.getUTCFullYear(),
  $month: (date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date) => date.getUTCDate(),
  $hour: (date) => date.getUTCHours(),
  $minute: (date) => date.getUTCMinutes(),
  $second: (date) => date.getUTCSeconds(),
  $millisecond: (date) => date.getUTCMilliseconds(),
  $dayOfWeek: (date) => date.getUTCDay() + 1,
  $dayOfYear: dayOfYear,
  $week: week,
  $isoDayOfWeek: isoDayOfWeek,
  $isoWeek: (date) => isoWeek(date).week,
  $isoWeekYear: (date) => BigInt(isoWeek(date).year),
};

export const weekOfYear = week;

/** Reads the argument of `$year` and similar operators: a date, `[date]`, or `{date, timezone}`. */
function partArguments(
  operator: string,
  argument: unknown,
  scope: Scope,
): { date: Expr; zone: Expr | undefined } {
  const isLong = isDocument(argument) && !(keysOf(argument)[0] ?? '$').startsWith('$');
  if (isLong) {
    for (const name of keysOf(argument)) {
      if (name !== 'date' && name !== 'timezone')
        throw mongoError(40535, `unrecognized option to ${operator}: "${name}"`);
    }
    if (!('date' in argument))
      throw mongoError(
        40539,
        `missing 'date' argument to ${operator}, provided: ${keysOf(argument).join(', ')}`,
      );
    const zone = 'timezone' in argument ? compileExpression(argument.timezone, scope) : undefined;
    return { date: compileExpression(argument.date, scope), zone };
  }
  if (Array.isArray(argument) && argument.length !== 1) {
    throw mongoError(
      40536,
      `${operator} accepts exactly one argument if given an array, but was given ${argument.length}`,
    );
  }
  return {
    date: compileExpression(Array.isArray(argument) ? argument[0] : argument, scope),
    zone: undefined,
  };
}

function compilePart(argument: unknown, scope: Scope, operator: string): Expr {
  const read = PARTS[operator] as (date: Date) => unknown;
  const { date, zone } = partArguments(operator, argument, scope);
  const expr: Expr = {
    eval(context) {
      const value = date.eval(context);
      if (isNullish(value)) return null;
      const name = zone?.eval(context);
      if (zone && isNullish(name)) return null;
      const ms = instantOf(value);
      return read(zone ? toLocal(ms, zoneOf(name)) : new Date(ms));
    },
  };
  return fold(expr, zone ? [date, zone] : [date]);
}

export const datePartOperators: OperatorTable = Object.fromEntries(
  Object.keys(PARTS).map((name) => [name, { compile: compilePart }]),
);
