import { mongoError } from '../errors';
import { toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { docOf, isDocument, keysOf } from '../values';
import { compileExpression } from './compile';
import { type EvalContext, type Expr, fold, type OperatorTable, type Scope } from './core';
import { checkFormat, formatDate, parseDate, parseDateByFormat } from './date-format';
import { isoDayOfWeek, isoWeek } from './date-parts';
import { requireFields } from './fields';
import { fromLocal, instantOf, toLocal, utc, type Zone, zoneOf } from './timezone';

type Parts = Record<string, Expr | undefined>;

function compileParts(argument: Record<string, unknown>, scope: Scope): { parts: Parts; list: Expr[] } {
  const parts: Parts = {};
  for (const name of keysOf(argument)) parts[name] = compileExpression(argument[name], scope);
  return { parts, list: Object.values(parts).filter((part) => part !== undefined) };
}

/** Undefined for a nullish time zone, which makes the whole result null. */
function zoneFrom(parts: Parts, context: EvalContext): Zone | undefined {
  if (!parts.timezone) return () => 0;
  const value = parts.timezone.eval(context);
  return isNullish(value) ? undefined : zoneOf(value);
}

function compileToString(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument)) throw mongoError(18629, '$dateToString only supports an object as its argument');
  requireFields('$dateToString', argument, [['date', 18628]], ['format', 'timezone', 'onNull'], 18534);
  const { parts, list } = compileParts(argument, scope);
  const expr: Expr = {
    eval(context) {
      const value = parts.date?.eval(context);
      if (isNullish(value)) return parts.onNull ? parts.onNull.eval(context) : null;
      const zone = zoneFrom(parts, context);
      if (!zone) return null;
      const format = parts.format?.eval(context);
      if (parts.format && isNullish(format)) return null;
      if (parts.format && typeof format !== 'string') {
        throw mongoError(
          18533,
          `$dateToString requires that 'format' be a string, found: ${typeName(format)}`,
        );
      }
      const suffix = parts.timezone ? '' : 'Z';
      const text = (format as string | undefined) ?? `%Y-%m-%dT%H:%M:%S.%L${suffix}`;
      checkFormat(text);
      return formatDate(instantOf(value), text, zone);
    },
  };
  return fold(expr, list);
}

function compileFromString(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument))
    throw mongoError(
      40540,
      '$dateFromString only supports an object as an argument, found: '.concat(typeName(argument)),
    );
  requireFields(
    '$dateFromString',
    argument,
    [['dateString', 40542]],
    ['format', 'timezone', 'onNull', 'onError'],
    40541,
  );
  const { parts, list } = compileParts(argument, scope);
  const parse = (context: EvalContext): unknown => {
    const text = parts.dateString?.eval(context);
    if (isNullish(text)) return parts.onNull ? parts.onNull.eval(context) : null;
    const zone = zoneFrom(parts, context);
    if (!zone) return null;
    const format = parts.format?.eval(context);
    if (parts.format && isNullish(format)) return null;
    if (parts.format && typeof format !== 'string')
      throw mongoError(
        40684,
        `$dateFromString requires that 'format' be a string, found: ${typeName(format)}`,
      );
    if (typeof text !== 'string')
      throw mongoError(
        'ConversionFailure',
        `$dateFromString requires that 'dateString' be a string, found: ${typeName(text)} with value ${String(text)}`,
      );
    const given = parts.timezone ? zone : undefined;
    return new Date(
      typeof format === 'string' ? parseDateByFormat(text, format, given) : parseDate(text, given),
    );
  };
  const expr: Expr = {
    eval(context) {
      if (!parts.onError) return parse(context);
      try {
        return parse(context);
      } catch (error) {
        if ((error as { code?: number }).code !== 241) throw error;
        return parts.onError.eval(context);
      }
    },
  };
  return fold(expr, list);
}

function compileToParts(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument)) throw mongoError(40524, '$dateToParts only supports an object as its argument');
  requireFields('$dateToParts', argument, [['date', 40522]], ['timezone', 'iso8601'], 40520);
  const { parts, list } = compileParts(argument, scope);
  const expr: Expr = {
    eval(context) {
      const value = parts.date?.eval(context);
      const zone = zoneFrom(parts, context);
      const iso = parts.iso8601?.eval(context);
      if (isNullish(value) || !zone || (parts.iso8601 && isNullish(iso))) return null;
      if (parts.iso8601 && typeof iso !== 'boolean')
        throw mongoError(40521, `iso8601 must evaluate to a bool, found ${typeName(iso)}`);
      const local = toLocal(instantOf(value), zone);
      const time = {
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        second: local.getUTCSeconds(),
        millisecond: local.getUTCMilliseconds(),
      };
      if (iso)
        return docOf({
          isoWeekYear: isoWeek(local).year,
          isoWeek: isoWeek(local).week,
          isoDayOfWeek: isoDayOfWeek(local),
          ...time,
        });
      return docOf({
        year: local.getUTCFullYear(),
        month: local.getUTCMonth() + 1,
        day: local.getUTCDate(),
        ...time,
      });
    },
  };
  return fold(expr, list);
}

const CALENDAR = ['year', 'month', 'day'];
const ISO = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];
const TIME = ['hour', 'minute', 'second', 'millisecond'];

function compileFromParts(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument))
    throw mongoError(40519, '$dateFromParts only supports an object as its argument');
  for (const name of keysOf(argument)) {
    if (![...CALENDAR, ...ISO, ...TIME, 'timezone'].includes(name))
      throw mongoError(40518, `Unrecognized argument to $dateFromParts: ${name}`);
  }
  const iso = 'isoWeekYear' in argument;
  if (!iso && !('year' in argument))
    throw mongoError(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
  const mixed = iso ? ['year', 'month', 'day'] : ['isoWeek', 'isoDayOfWeek'];
  if (mixed.some((name) => name in argument))
    throw mongoError(
      iso ? 40489 : 40525,
      '$dateFromParts does not allow mixing natural dates with ISO dates',
    );
  const { parts, list } = compileParts(argument, scope);
  const expr: Expr = {
    eval(context) {
      const zone = zoneFrom(parts, context);
      const fields: Record<string, number> = {};
      for (const name of [...CALENDAR, ...ISO, ...TIME]) {
        if (!parts[name]) continue;
        const value = parts[name].eval(context);
        if (isNullish(value)) return null;
        fields[name] = partNumber(name, value);
      }
      return zone ? new Date(fromLocal(localFromParts(fields, iso), zone)) : null;
    },
  };
  return fold(expr, list);
}

function partNumber(name: string, value: unknown): number {
  const n = isNumeric(value) ? toExactInteger(value) : undefined;
  if (n === undefined)
    throw mongoError(
      40515,
      `'${name}' must evaluate to an integer, found ${typeName(value)} with value ${String(value)}`,
    );
  if ((name === 'year' || name === 'isoWeekYear') && (n < 1n || n > 9999n)) {
    throw mongoError(40523, `'${name}' must evaluate to an integer in the range 1 to 9999, found ${n}`);
  }
  if (n > 0x7fffffffn || n < -0x80000000n)
    throw mongoError(
      31034,
      `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${n} is not in range`,
    );
  return Number(n);
}

function localFromParts(fields: Record<string, number>, iso: boolean): number {
  const { hour = 0, minute = 0, second = 0, millisecond = 0 } = fields;
  const time = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  if (!iso) return utc(fields.year as number, (fields.month ?? 1) - 1, fields.day ?? 1) + time;
  const fourth = new Date(utc(fields.isoWeekYear as number, 0, 4));
  const days = ((fields.isoWeek ?? 1) - 1) * 7 + (fields.isoDayOfWeek ?? 1) - isoDayOfWeek(fourth);
  return fourth.getTime() + days * 86_400_000 + time;
}

export const dateOperators: OperatorTable = {
  $dateToString: { compile: compileToString },
  $dateFromString: { compile: compileFromString },
  $dateToParts: { compile: compileToParts },
  $dateFromParts: { compile: compileFromParts },
};
