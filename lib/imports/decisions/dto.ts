/** What can be decided about a value: a meaning of its field, or one of `ASIDE`. */
export type MeaningChoice = { meaning: string; label: string };

/**
 * How a value of a column is read, for all of its rows at once. `known`: it can mean nothing else. `proposed` and `unknown` ones are
 * asked; until then their rows are wrong. `decided`: by this person, now or for an earlier file.
 */
export type Reading = {
  key: string;
  column: string;
  /** as it is written in the first row that has it; '' for a column that is not there */
  value: string;
  meaning: string;
  /** the meaning in English, as labels have it */
  says: string;
  state: 'known' | 'proposed' | 'unknown' | 'decided';
  choices: MeaningChoice[];
};

export type CountedReading = Reading & { rows: number };
