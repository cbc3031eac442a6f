import type { ColumnMapping, Problem } from '@/lib/imports/dto';
import { plainValue } from '@/lib/imports/values/rules';
import { ASKED, LEFT_OUT, MAX_CHOICES, OUT, OUT_CHOICE } from './constants';
import type { CountedReading, MeaningChoice, Reading } from './dto';

/** The key under which a field's value is decided; `kind` separates questions about a whole column. */
export const decisionKey = (field: string, value: string, kind = ''): string =>
  `${field}${kind && `#${kind}`}:${kind ? '' : plainValue(value).slice(0, 100)}`;

export type Cell = { heading: string; value: string };

type Proposal = {
  field: string;
  value: string;
  column: string;
  /** for a question about a whole column, such as whether its figures are in lakhs */
  kind?: string;
  meaning?: string;
  says?: string;
  /** unambiguous */
  isSure?: boolean;
  choices: readonly MeaningChoice[];
  /** the row's message until it is decided */
  message?: string;
};

/** The meanings of one row's values, as decided; open questions make the row invalid. */
export class RowReader {
  readonly readings: Reading[] = [];
  readonly problems: Problem[] = [];

  constructor(
    readonly given: ReadonlyMap<string, Cell>,
    readonly columns: ColumnMapping,
  ) {}

  text(field: string): string {
    return this.given.get(field)?.value ?? '';
  }

  heading(field: string): string {
    return this.given.get(field)?.heading ?? '';
  }

  tell(column: string, value: string, message: string): void {
    this.problems.push({ column, value: value.slice(0, 80), message });
  }

  /** The meaning of a value, or undefined while it must be asked. */
  meaningOf({
    field,
    value,
    column,
    kind,
    meaning = '',
    says = '',
    isSure,
    choices,
    message,
  }: Proposal): string | undefined {
    const key = decisionKey(field, value, kind);
    const decided = this.columns.decisions.get(key);
    const shown = { key, column, value: value.slice(0, 100), choices };
    const chosen =
      decided === OUT
        ? OUT_CHOICE
        : choices.slice(0, MAX_CHOICES).find((choice) => choice.meaning === decided);
    if (decided !== undefined && (chosen || decided === meaning)) {
      const label = chosen?.label ?? says;
      this.readings.push({ ...shown, meaning: decided, says: label, state: 'decided' });
      if (decided === OUT) this.tell(column, value, LEFT_OUT);
      return decided === OUT ? undefined : decided;
    }
    const state = isSure ? 'known' : meaning ? 'proposed' : 'unknown';
    this.readings.push({ ...shown, meaning, says, state });
    if (isSure) return meaning;
    this.tell(column, value, message ?? ASKED);
    return undefined;
  }
}

/** Adds a row's readings to those of the file. */
export function countReadings(
  counted: Map<string, CountedReading>,
  readings: readonly Reading[],
  most: number,
): void {
  for (const reading of readings) {
    const known = counted.get(reading.key);
    if (known) known.rows += 1;
    else if (counted.size < most) {
      // any row may be left out
      const choices = [...reading.choices.slice(0, MAX_CHOICES), OUT_CHOICE];
      counted.set(reading.key, { ...reading, choices, rows: 1 });
    }
  }
}

const ORDER: Record<Reading['state'], number> = { unknown: 0, proposed: 1, decided: 2, known: 3 };

/** Questions first, and within each group those with the most rows. */
export const sortReadings = (readings: Iterable<CountedReading>): CountedReading[] =>
  [...readings].sort((a, b) => ORDER[a.state] - ORDER[b.state] || b.rows - a.rows);
