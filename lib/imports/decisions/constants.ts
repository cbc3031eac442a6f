import type { MeaningChoice } from './dto';

/** Alternatives to giving a value a meaning. */
export const KEEP = '!keep';
export const EMPTY = '!empty';
export const OUT = '!out';
export const KEEP_CHOICE: MeaningChoice = { meaning: KEEP, label: 'Keep as written' };
export const EMPTY_CHOICE: MeaningChoice = { meaning: EMPTY, label: 'Leave the cell empty' };
export const OUT_CHOICE: MeaningChoice = { meaning: OUT, label: 'Leave these rows out' };

/** Maximum questions and statements shown per import. */
export const MAX_READINGS = 300;
export const MAX_CHOICES = 40;
export const MAX_REMEMBERED = 2000;

export const ASKED = 'Choose the meaning above';
export const LEFT_OUT = 'Left out, as chosen above';
export const LEFT_EMPTY = 'Left empty, as chosen above';

/** Key of the question about rows that look like another row of the file; never remembered for the next file. */
export const ALIKE = 'alike#file:';
export const ALIKE_CHOICE: MeaningChoice = {
  meaning: KEEP,
  label: 'Import them too',
};
