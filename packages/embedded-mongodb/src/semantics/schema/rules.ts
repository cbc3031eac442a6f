import { typeName } from '../types';
import { type Document, docOf } from '../values';

/** One keyword of a schema: a test of a present value, and the words for the error when it fails. */
export interface Rule {
  test(value: unknown): boolean;
  explain(value: unknown): Document;
}

/** A rule whose explanation is MongoDB's standard one: what was specified, why it failed, what was seen. */
export function simpleRule(
  keyword: string,
  specified: unknown,
  reason: string,
  test: (value: unknown) => boolean,
  more?: (value: unknown) => Document,
): Rule {
  return {
    test,
    explain: (value) =>
      docOf({
        operatorName: keyword,
        specifiedAs: docOf({ [keyword]: specified }),
        reason,
        consideredValue: value,
        ...(more ? more(value) : {}),
      }),
  };
}

export const consideredType = (value: unknown): Document => ({ consideredType: typeName(value) });
