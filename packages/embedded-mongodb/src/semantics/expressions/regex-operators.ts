import { BSONRegExp } from 'bson';
import { mongoError } from '../errors';
import { compileRegex } from '../match/regex';
import { searchRegex } from '../match/search-regex';
import { isNullish, typeName } from '../types';
import { docOf, isDocument } from '../values';
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

/** Checks a pattern with the codes that the expression operators use. */
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

function found(match: RegExpExecArray, codePoints: (index: number) => number) {
  return docOf({
    match: match[0],
    idx: codePoints(match.index),
    captures: match.slice(1).map((capture) => (capture === undefined ? null : capture)),
  });
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
      if (isNullish(text) || !parts)
        return operator === '$regexMatch' ? false : operator === '$regexFind' ? null : [];
      return search(operator, text as string, parts);
    },
  };
  return fold(expr, options ? [input, regex, options] : [input, regex]);
}

/** Counts characters before places that only move on: from the last one, since a text may have as many matches as characters. */
function codePointsIn(text: string): (index: number) => number {
  let [at, count] = [0, 0];
  return (index) => {
    for (; at < index; count++) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
    return count;
  };
}

function search(operator: string, text: string, { pattern, flags }: Parts): unknown {
  if (operator === '$regexMatch') return compileRegex(pattern, flags)(text);
  const codePoints = codePointsIn(text);
  const matches = searchRegex(pattern, flags, text, operator === '$regexFindAll');
  if (operator === '$regexFind') return matches[0] ? found(matches[0], codePoints) : null;
  const last = matches.at(-1);
  const before = matches.at(-2);
  // the search ends with the text: nothing more is looked for at its end
  const past =
    last && before && last[0] === '' && before.index + Math.max(1, before[0].length) >= text.length;
  return (past ? matches.slice(0, -1) : matches).map((match) => found(match, codePoints));
}

export const regexOperators: OperatorTable = {
  $regexMatch: { compile: compileRegexOperator },
  $regexFind: { compile: compileRegexOperator },
  $regexFindAll: { compile: compileRegexOperator },
};
