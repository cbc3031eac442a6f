import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS } from '@/lib/listings/fields/rules';
import type { FieldDefinition } from '@/lib/listings/fields/schema';
import { parseArea, parseRupees, readFigure } from '@/lib/platform/text/typed-figures';

const asNumber = (text: string) => readFigure(text) ?? Number.NaN;
const READERS: Partial<Record<FieldDefinition['kind'], (text: string) => unknown>> = {
  count: asNumber,
  floor: asNumber,
  area: parseArea,
  rupees: parseRupees,
};

/** Parses a field's text, such as "45 lakh" as 4500000. Undefined if it is empty or unreadable. */
export function readTyped(name: FieldName, text: string): unknown {
  if (text === '') return undefined;
  const read = READERS[FIELDS[name].kind];
  return read ? read(text) : text;
}
