import { mongoError } from '../errors';
import { checkTextArgument, TextQuery } from '../text/text-query';
import { isDocument } from '../values';
import type { MatchContext } from './context';
import type { Matcher } from './path';

export function notAllowed(name: string): Error {
  return mongoError('QueryFeatureNotAllowed', `${name} is not allowed in this context`);
}

export function refused(name: string, context: { nested: boolean }): Error {
  if (name === '$where') return mongoError('BadValue', 'no globalScriptEngine in $where parsing');
  if (name === '$text') {
    return context.nested
      ? mongoError('BadValue', '$text can only be applied to the top-level document')
      : mongoError('IndexNotFound', 'text index required for $text query');
  }
  return mongoError(
    'BadValue',
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

export function parseText(argument: unknown, context: MatchContext): Matcher {
  if (context.nested) throw refused('$text', context);
  const checked = checkTextArgument(argument);
  if (!context.text) throw refused('$text', context);
  const query = new TextQuery(checked, context.text);
  return (doc) => isDocument(doc) && query.matches(doc);
}

export function parseAlways(name: string, argument: unknown): Matcher {
  if (argument !== 1) throw mongoError('FailedToParse', `${name} must be an integer value of 1`);
  return name === '$alwaysTrue' ? () => true : () => false;
}

export function parseSampleRate(argument: unknown): Matcher {
  const rate = Number((argument as { valueOf(): unknown } | null)?.valueOf());
  if (!(rate >= 0 && rate <= 1)) {
    throw mongoError('BadValue', 'numeric argument to $sampleRate must be in [0, 1]');
  }
  return () => Math.random() < rate;
}
