import type { ColumnMapping, Problem } from '@/lib/imports/dto';
import { plainValue } from '@/lib/imports/values/rules';
import { readFigure } from '@/lib/platform/text/typed-figures';
import {
  ALIKE,
  ALIKE_CHOICE,
  ASKED,
  EMPTY,
  EMPTY_CHOICE,
  LEFT_EMPTY,
  LEFT_OUT,
  MAX_CHOICES,
  OUT,
  OUT_CHOICE,
} from './constants';
import type { CountedReading, MeaningChoice, Reading } from './dto';

/** Key under which a field's value is decided. `kind` separates questions about a full column. */
export const decisionKey = (field: string, value: string, kind = ''): string =>
  `${field}${kind && `#${kind}`}:${kind ? '' : plainValue(value).slice(0, 100)}`;

/** True for "?????", which is Devanagari in a plain CSV of Excel with only Western letters. */
const isLost = (value: string): boolean =>
  /^[\s?]*\?{3}[\s?]*$/.test(value) || /(?:^|\s)\?{2,}[\s,.;:"'()-]+\?{2,}(?:[\s,.;:"')]|$)/.test(value);
const LOST_LETTERS = 'Letters were lost when this file was saved. Save it as “CSV UTF-8” or as a workbook';

export type Cell = { heading: string; value: string };

type Proposal = {
  field: string;
  value: string;
  column: string;
  /** for a question about a full column, such as whether its figures are in lakhs */
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
  private readonly told: Problem[] = [];

  constructor(
    readonly given: ReadonlyMap<string, Cell>,
    readonly columns: ColumnMapping,
  ) {
    for (const { heading, value } of given.values())
      if (isLost(value)) this.tell(heading, value, LOST_LETTERS);
  }

  text(field: string): string {
    return this.given.get(field)?.value ?? '';
  }

  heading(field: string): string {
    return this.given.get(field)?.heading ?? '';
  }

  tell(column: string, value: string, message: string): void {
    this.problems.push({ column, value: value.slice(0, 80), message });
  }

  warn(field: string, message: string): void {
    const column =
      this.heading(field) || (this.columns.headings[this.columns.mapping.indexOf(field)] ?? field);
    this.told.push({ column, value: this.text(field).slice(0, 80), message });
  }

  /** Warnings about calculated values and cells left empty, in a row that is imported nevertheless. */
  warnings(): Problem[] {
    const left = this.readings.filter(({ meaning, state }) => meaning === EMPTY && state === 'decided');
    return [...this.told, ...left.map(({ column, value }) => ({ column, value, message: LEFT_EMPTY }))];
  }

  /** True if unreadable cells of an optional column are left empty. Asked once for all of them, with the reason. */
  leavesEmpty(field: string, message: string): boolean {
    const says = EMPTY_CHOICE.label;
    const asked = {
      field,
      value: this.text(field),
      column: this.heading(field),
      kind: 'unreadable',
      message,
    };
    return this.meaningOf({ ...asked, meaning: EMPTY, says, choices: [EMPTY_CHOICE] }) === EMPTY;
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

/** Adds a row to a question, because its figure may be the least or the greatest. */
function widen(known: CountedReading, { value }: Reading): void {
  known.rows += 1;
  const figure = readFigure(value);
  if (figure === undefined) return;
  const [least, most] = [known.least ?? known.value, known.most ?? known.value];
  if (figure < (readFigure(least) ?? Number.POSITIVE_INFINITY)) known.least = value;
  if (figure > (readFigure(most) ?? Number.NEGATIVE_INFINITY)) known.most = value;
}

/** Adds a row's readings to the file's. */
export function countReadings(
  counted: Map<string, CountedReading>,
  readings: readonly Reading[],
  most: number,
): void {
  for (const reading of readings) {
    const known = counted.get(reading.key);
    if (known) widen(known, reading);
    else if (counted.size < most) {
      // any row may be left out
      const choices = [...reading.choices.slice(0, MAX_CHOICES), OUT_CHOICE];
      counted.set(reading.key, { ...reading, choices, rows: 1 });
    }
  }
}

/** The question about rows that look like another row of the file. They are imported unless decided otherwise. */
export function alikeReading(rows: number, decision: string | undefined): CountedReading {
  const choice = decision === OUT ? OUT_CHOICE : ALIKE_CHOICE;
  return {
    key: ALIKE,
    column: '',
    value: '',
    meaning: choice.meaning,
    says: choice.label,
    state: decision === undefined ? 'asked' : 'decided',
    choices: [ALIKE_CHOICE, OUT_CHOICE],
    rows,
  };
}

const ORDER: Record<Reading['state'], number> = {
  unknown: 0,
  proposed: 1,
  asked: 2,
  remembered: 3,
  decided: 4,
  known: 5,
};

/** Sorts questions first, and within each group by number of rows. */
export const sortReadings = (readings: Iterable<CountedReading>): CountedReading[] =>
  [...readings].sort((a, b) => ORDER[a.state] - ORDER[b.state] || b.rows - a.rows);
