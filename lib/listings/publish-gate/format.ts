import type { MissingFact } from '@/lib/listings/fields/vocabulary';
import { listText } from '@/lib/platform/text/list-text';
import { MISSING_LABELS } from './constants';

/** Texts in `common`, for any page. */
type Say = {
  (key: (typeof MISSING_LABELS)[MissingFact]): string;
  (key: '{before}, and {last}', values: { before: string; last: string }): string;
};

/** Advice for the owner: "add a photo, and say whether …". */
export const missingText = (t: Say, missing: readonly MissingFact[]): string =>
  listText(
    missing.map((value) => t(MISSING_LABELS[value])),
    t,
  );
