import { mongoError } from '../errors';
import { toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { isDocument } from '../values';
import { compileExpression } from './compile';
import { type EvalContext, type Expr, fold, type OperatorTable, type Scope } from './core';
import { requireFields } from './fields';
import { fromLocal, instantOf, toLocal, utc, type Zone, zoneOf } from './timezone';

const FIXED: Record<string, number> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const MONTHS: Record<string, number> = { year: 12, quarter: 3, month: 1 };
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function unitOf(operator: string, value: unknown): string {
  if (typeof value !== 'string') {
    throw mongoError(
      operator === '$dateDiff' || operator === '$dateTrunc' ? 5439013 : 5166404,
      `${operator} requires 'unit' to be a string, but got ${typeName(value)}`,
    );
  }
  if (!(value in FIXED) && !(value in MONTHS))
    throw mongoError(
      'FailedToParse',
      `${operator} parameter 'unit' value cannot be recognized as a time unit: ${value}`,
    );
  return value;
}

/** Adds calendar units: months keep the day, or take the last one of a shorter month. */
function addUnits(ms: number, unit: string, amount: number, zone: Zone): number {
  const months = MONTHS[unit];
  if (months === undefined) {
    const step = (FIXED[unit] as number) * amount;
    if (unit === 'day' || unit === 'week') return fromLocal(toLocal(ms, zone).getTime() + step, zone);
    return ms + step;
  }
  const local = toLocal(ms, zone);
  const total = local.getUTCFullYear() * 12 + local.getUTCMonth() + months * amount;
  const year = Math.floor(total / 12);
  const month = total - year * 12;
  const last = new Date(utc(year, month + 1, 0)).getUTCDate();
  const timeOfDay = ((local.getTime() % FIXED.day!) + FIXED.day!) % FIXED.day!;
  return fromLocal(utc(year, month, Math.min(local.getUTCDate(), last)) + timeOfDay, zone);
}

function zoneFrom(part: Expr | undefined, context: EvalContext): Zone | undefined {
  if (!part) return () => 0;
  const value = part.eval(context);
  return isNullish(value) ? undefined : zoneOf(value);
}

function optional(argument: Record<string, unknown>, name: string, scope: Scope): Expr | undefined {
  return name in argument ? compileExpression(argument[name], scope) : undefined;
}

function compileAdd(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument)) throw mongoError(5166400, `${operator} expects an object as its argument`);
  requireFields(
    operator,
    argument,
    [
      ['startDate', 5166402],
      ['unit', 5166402],
      ['amount', 5166402],
    ],
    ['timezone'],
    5166401,
  );
  const parts = (['startDate', 'unit', 'amount'] as const).map((name) =>
    compileExpression(argument[name], scope),
  );
  const zonePart = optional(argument, 'timezone', scope);
  const expr: Expr = {
    eval(context) {
      const [start, unit, amount] = parts.map((part) => part.eval(context));
      const zone = zoneFrom(zonePart, context);
      if (isNullish(start) || isNullish(unit) || isNullish(amount) || !zone) return null;
      const checkedUnit = unitOf(operator, unit);
      const n = isNumeric(amount) ? toExactInteger(amount) : undefined;
      if (n === undefined) throw mongoError(5166405, `${operator} expects integer amount of time units`);
      if (!isDateLike(start))
        throw mongoError(5166403, `${operator} requires startDate to be convertible to a date`);
      const signed = operator === '$dateAdd' ? n : -n;
      if (signed > 10n ** 15n || signed < -(10n ** 15n))
        throw mongoError(5976500, `invalid ${operator} 'amount' parameter value: ${n} ${checkedUnit}`);
      const result = new Date(addUnits(instantOf(start), checkedUnit, Number(signed), zone));
      if (Number.isNaN(result.getTime())) throw mongoError(5166406, `${operator} overflowed`);
      return result;
    },
  };
  return fold(expr, zonePart ? [...parts, zonePart] : parts);
}

function isDateLike(value: unknown): boolean {
  return ['date', 'timestamp', 'objectId'].includes(typeName(value));
}

function dateOf(value: unknown, operator: string, name: string, code: number): number {
  if (isDateLike(value)) return instantOf(value);
  throw mongoError(code, `${operator} requires '${name}' to be a date, but got ${typeName(value)}`);
}

function startOfWeek(value: unknown, operator: string): number {
  if (typeof value !== 'string')
    throw mongoError(
      5439015,
      `${operator} requires 'startOfWeek' to be a string, but got ${typeName(value)}`,
    );
  const lower = value.toLowerCase();
  const day = DAYS.findIndex((name) => name === lower || name.slice(0, 3) === lower);
  if (day < 0)
    throw mongoError(
      5439016,
      `${operator} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${value}`,
    );
  return day;
}

/** How many starts of a unit lie between two local times. */
function unitIndex(local: Date, unit: string, firstDay: number): number {
  const months = MONTHS[unit];
  if (months !== undefined) return Math.floor((local.getUTCFullYear() * 12 + local.getUTCMonth()) / months);
  // 1 January 1970 was a Thursday: shift, so that weeks begin on the wanted day
  const shift = unit === 'week' ? (4 - firstDay) * FIXED.day! : 0;
  return Math.floor((local.getTime() + shift) / (FIXED[unit] as number));
}

function compileDiff(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument)) throw mongoError(5166301, `${operator} only supports an object as its argument`);
  requireFields(
    operator,
    argument,
    [
      ['startDate', 5166303],
      ['endDate', 5166304],
      ['unit', 5166305],
    ],
    ['timezone', 'startOfWeek'],
    5166302,
  );
  const parts = (['startDate', 'endDate', 'unit'] as const).map((name) =>
    compileExpression(argument[name], scope),
  );
  const zonePart = optional(argument, 'timezone', scope);
  const weekPart = optional(argument, 'startOfWeek', scope);
  const expr: Expr = {
    eval(context) {
      const [start, end, unit] = parts.map((part) => part.eval(context));
      const zone = zoneFrom(zonePart, context);
      const weekStart = weekPart?.eval(context);
      if (isNullish(start) || isNullish(end) || isNullish(unit) || !zone) return null;
      const checked = unitOf(operator, unit);
      if (checked === 'week' && weekPart && isNullish(weekStart)) return null;
      const firstDay = checked === 'week' && weekPart ? startOfWeek(weekStart, operator) : 0;
      const from = toLocal(dateOf(start, operator, 'startDate', 5166307), zone);
      const to = toLocal(dateOf(end, operator, 'endDate', 5166307), zone);
      return BigInt(unitIndex(to, checked, firstDay) - unitIndex(from, checked, firstDay));
    },
  };
  return fold(expr, [...parts, ...(zonePart ? [zonePart] : []), ...(weekPart ? [weekPart] : [])]);
}

function binSizeOf(value: unknown): number {
  const n = isNumeric(value) ? toExactInteger(value) : undefined;
  if (n === undefined)
    throw mongoError(
      5439017,
      `$dateTrunc requires 'binSize' to be a 64-bit integer, but got value '${String(value)}' of type ${typeName(value)}`,
    );
  if (n <= 0n)
    throw mongoError(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got value ${n}`);
  return Number(n);
}

/** Bins of months, quarters and years beyond this leave the range of dates. */
const MAX_MONTH_BINS = 100_000_000_000;
const LONG_MAX = 2n ** 63n - 1n;

/** Bins count from 1 January 2000, as MongoDB's do. */
function truncate(ms: number, unit: string, bin: number, zone: Zone, firstDay: number): number {
  const local = toLocal(ms, zone);
  const months = MONTHS[unit];
  if (months !== undefined) {
    if (bin > MAX_MONTH_BINS)
      throw mongoError(5439006, `$dateTrunc unsupported value of 'binSize' parameter: ${bin} ${unit}`);
    const size = months * bin;
    const since = (local.getUTCFullYear() - 2000) * 12 + local.getUTCMonth();
    const start = Math.floor(since / size) * size;
    return fromLocal(utc(2000 + Math.floor(start / 12), ((start % 12) + 12) % 12), zone);
  }
  const size = (FIXED[unit] as number) * bin;
  if (size > Number.MAX_SAFE_INTEGER && BigInt(FIXED[unit] as number) * BigInt(bin) > LONG_MAX)
    throw mongoError(5439002, `$dateTrunc 'binSize' is too large for its unit: ${bin} ${unit}`);
  // 1 January 2000 was a Saturday; the reference week starts on the first wanted day on or after it
  const reference = utc(2000, 0, 1) + (unit === 'week' ? ((firstDay - 6 + 7) % 7) * FIXED.day! : 0);
  const byLocal = unit === 'week' || unit === 'day' || unit === 'hour';
  const time = byLocal ? local.getTime() : ms;
  const start = reference + Math.floor((time - reference) / size) * size;
  return byLocal ? fromLocal(start, zone) : start;
}

function compileTrunc(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument)) throw mongoError(5439007, `${operator} only supports an object as its argument`);
  requireFields(
    operator,
    argument,
    [
      ['date', 5439009],
      ['unit', 5439010],
    ],
    ['timezone', 'startOfWeek', 'binSize'],
    5439008,
  );
  const date = compileExpression(argument.date, scope);
  const unit = compileExpression(argument.unit, scope);
  const zonePart = optional(argument, 'timezone', scope);
  const weekPart = optional(argument, 'startOfWeek', scope);
  const binPart = optional(argument, 'binSize', scope);
  const expr: Expr = {
    eval(context) {
      const value = date.eval(context);
      const unitValue = unit.eval(context);
      const zone = zoneFrom(zonePart, context);
      const bin = binPart ? binPart.eval(context) : 1;
      if (isNullish(value) || isNullish(unitValue) || !zone || isNullish(bin)) return null;
      const checked = unitOf(operator, unitValue);
      const firstDay = checked === 'week' && weekPart ? startOfWeek(weekPart.eval(context), operator) : 0;
      return new Date(
        truncate(dateOf(value, operator, 'date', 5439012), checked, binSizeOf(bin), zone, firstDay),
      );
    },
  };
  const parts = [date, unit, zonePart, weekPart, binPart].filter((part) => part !== undefined);
  return fold(expr, parts);
}

export const dateArithmeticOperators: OperatorTable = {
  $dateAdd: { compile: compileAdd },
  $dateSubtract: { compile: compileAdd },
  $dateDiff: { compile: compileDiff },
  $dateTrunc: { compile: compileTrunc },
};
