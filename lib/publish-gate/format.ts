import { AWAITED_LABELS, type Awaited } from './constants';

/** The texts of any page: these stand in `common`. */
type Say = {
  (key: (typeof AWAITED_LABELS)[Awaited]): string;
  (key: '{before}, and {last}', values: { before: string; last: string }): string;
};

/** "add a photo, and say whether …": for the owner. */
export const awaitedText = (t: Say, awaiting: readonly Awaited[]): string =>
  awaiting
    .map((one) => t(AWAITED_LABELS[one]))
    .reduce((before, last) => t('{before}, and {last}', { before, last }));
