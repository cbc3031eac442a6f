import { mongoError } from '../errors';
import { isNullish, typeName } from '../types';
import { isDocument, keysOf } from '../values';
import { compileExpression } from './compile';
import { type EvalContext, type Expr, fold, type OperatorTable, type Scope } from './core';
import { checkFormat, formatDate, parseDate, parseDateByFormat } from './date-format';
import { requireFields } from './fields';
import { instantOf, type Zone, zoneOf } from './timezone';

type Parts = Record<string, Expr | undefined>;

function compileParts(argument: Record<string, unknown>, scope: Scope): { parts: Parts; list: Expr[] } {
  const parts: Parts = {};
  for (const name of keysOf(argument)) parts[name] = compileExpression(argument[name], scope);
  return { parts, list: Object.values(parts).filter((part) => part !== undefined) };
}

/** The time zone, or undefined for a nullish one, which makes the whole result null. */
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

export const dateOperators: OperatorTable = {
  $dateToString: { compile: compileToString },
  $dateFromString: { compile: compileFromString },
};
