/** Possible decisions about a value: a meaning of its field, or one of `ASIDE`. */
export type MeaningChoice = { meaning: string; label: string };

/**
 * The reading of a column's value, for all rows at once. `known`: unambiguous. `proposed` and `unknown` ones are asked; until then their
 * rows are invalid. `asked` ones count as they say unless decided otherwise. `decided`: by this person for this file; `remembered`: for an
 * earlier one.
 */
export type Reading = {
  key: string;
  column: string;
  /** as written in the first row with it; '' for a missing column */
  value: string;
  meaning: string;
  /** the English meaning, as in labels */
  says: string;
  state: 'known' | 'proposed' | 'unknown' | 'asked' | 'decided' | 'remembered';
  choices: readonly MeaningChoice[];
};

/** A reading with the number of its rows, and the choice of leaving them out. */
export type CountedReading = Reading & {
  rows: number;
  /** the cells with the least and the greatest figure, if they differ from `value` */
  least?: string;
  most?: string;
};
