import { BSONRegExp } from 'bson';
import { mongoError } from '../errors';
import { compileRegex } from '../match/regex';
import { isNullish, typeName } from '../types';
import { isDocument } from '../values';
import { compileExpression } from './compile';
import { type Expr, fold, type OperatorTable, type Scope } from './core';
import { requireFields } from './fields';

interface Parts {
  pattern: string;
  flags: string;
}

function partsOf(operator: string, regex: unknown, options: unknown): Parts | undefined {
  if (isNullish(regex)) return undefined;
  if (options !== undefined && !isNullish(options) && typeof options !== 'string') {
    throw mongoError(51106, `${operator} needs 'options' to be of type string`);
  }
  const given = (options as string | null | undefined) ?? '';
  if (given.includes('\0'))
    throw mongoError(51110, `${operator}: regular expression options cannot contain an embedded null byte`);
  if (regex instanceof BSONRegExp) {
    if (!isNullish(options) && regex.options !== '') {
      throw mongoError(
        51107,
        `${operator}: found regex option(s) specified in both 'regex' and 'option' fields`,
      );
    }
    return { pattern: regex.pattern, flags: given || regex.options };
  }
  if (typeof regex !== 'string')
    throw mongoError(51105, `${operator} needs 'regex' to be of type string or regex`);
  if (regex.includes('\0'))
    throw mongoError(51109, `${operator}: regular expression cannot contain an embedded null byte`);
  return { pattern: regex, flags: given };
}

/** Checks a pattern and throws the codes that the expression operators use. */
function check(operator: string, { pattern, flags }: Parts): void {
  for (const flag of flags) {
    if (!'imsxu'.includes(flag))
      throw mongoError(51108, `${operator}: invalid flag in regex options: ${flag}`);
  }
  try {
    compileRegex(pattern, flags);
  } catch (error) {
    throw mongoError(51111, `Invalid Regex in ${operator}: ${(error as Error).message}`);
  }
}

function compileRegexOperator(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument))
    throw mongoError(
      51103,
      `${operator} expects an object of named arguments but found: ${typeName(argument)}`,
    );
  requireFields(
    operator,
    argument,
    [
      ['input', 31022],
      ['regex', 31023],
    ],
    ['options'],
    31024,
  );
  const input = compileExpression(argument.input, scope);
  const regex = compileExpression(argument.regex, scope);
  const options = 'options' in argument ? compileExpression(argument.options, scope) : undefined;
  const expr: Expr = {
    eval(context) {
      const text = input.eval(context);
      if (!isNullish(text) && typeof text !== 'string')
        throw mongoError(51104, `${operator} needs 'input' to be of type string`);
      const parts = partsOf(operator, regex.eval(context), options?.eval(context));
      if (parts) check(operator, parts);
      return !isNullish(text) && parts ? compileRegex(parts.pattern, parts.flags)(text as string) : false;
    },
  };
  return fold(expr, options ? [input, regex, options] : [input, regex]);
}

export const regexOperators: OperatorTable = {
  $regexMatch: { compile: compileRegexOperator },
};
