import { EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { MeaningChoice } from '@/lib/imports/decisions/dto';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { ofFile } from '@/lib/imports/readers/titles';
import { isBlank, readSize, readWord } from '@/lib/imports/values/rules';
import { AREA_UNIT_LABELS, AREA_UNIT_NAMES, type AreaUnit } from '@/lib/listings/fields/vocabulary';
import { latinDigits } from '@/lib/platform/language/digits';
import { formatNumber } from '@/lib/platform/text/format';
import { slugify } from '@/lib/platform/text/slug';
import { readFigure } from '@/lib/platform/text/typed-figures';

const AREA_IN_TEXT =
  /(\d[\d,]{2,6}(?:\.\d+)?)\s*(?:sq\.?[\s-]*(?:ft|feet)|sqft|sft|चौ\.?\s*(?:फूट|फुट)|चौरस फूट|वर्ग फुट|वर्ग फीट)/i;

/** "2bhk flat, 950 sqft" in a text column. */
function areaInText(reader: RowReader): string | undefined {
  const texts = ['config', 'title', 'description', 'remarks'].map((field) => reader.text(field));
  const found = AREA_IN_TEXT.exec(latinDigits(texts.join(' ')))?.[1];
  const figure = readFigure(found ?? '');
  return figure === undefined ? undefined : String(figure);
}

const AREAS = ['area', 'superBuiltUpArea', 'builtUpArea', 'carpetArea'] as const;
export type Sizes = Partial<Record<(typeof AREAS)[number] | 'frontage' | 'depth', string>>;

/** The unit in a separate column, such as "Covered Area Unit: Sq-yrd" in most portals. */
function unitBeside(reader: RowReader): string {
  const text = reader.text('areaUnit');
  const unit = AREA_UNIT_NAMES.find((name) => name === slugify(text)) ?? readWord('areaUnit', text);
  return unit ? AREA_UNIT_LABELS[unit as AreaUnit] : '';
}

/** Areas in square feet. In "1250/980" the smaller one is the carpet area, once confirmed. */
export function readSizes(reader: RowReader): Sizes {
  const sizes: Sizes = {};
  const unit = unitBeside(reader);
  for (const field of AREAS) {
    const [text, column] = [reader.text(field), reader.heading(field)];
    if (!text || isBlank(text) || /^[0.]+$/.test(latinDigits(text).trim())) continue;
    const size = readSize(text, `${column} ${unit}`);
    if (!size) {
      reader.tell(column, text, 'Please enter the area in square feet, for example 1600');
      continue;
    }
    sizes[field] = String(size.squareFeet);
    if (size.sides) Object.assign(sizes, sidesOf(size.sides));
    if (size.second === undefined) continue;
    const kept = reader.meaningOf({
      field,
      value: text,
      column,
      kind: 'two',
      meaning: 'carpet',
      says: 'The smaller figure is the carpet area',
      choices: [{ meaning: 'carpet', label: 'The smaller figure is the carpet area' }, EMPTY_CHOICE],
      message: 'Two areas in one cell. Choose their meaning above',
    });
    if (kept === 'carpet') sizes.carpetArea ??= String(size.second);
  }
  const sides = readSize(reader.text('dimensions'), '')?.sides;
  if (sides) {
    sizes.area ??= String(Math.round(sides[0] * sides[1]));
    Object.assign(sizes, sidesOf(sides));
  }
  const largest = sizes.superBuiltUpArea ?? sizes.builtUpArea ?? sizes.carpetArea;
  if (largest) sizes.area ??= largest;
  const inText = sizes.area || reader.text('area') ? undefined : areaInText(reader);
  if (inText) sizes.area = inText;
  return sizes;
}

/** Sizes to choose from, in square feet. */
const USUAL: readonly MeaningChoice[] = [
  ...[120, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 1800, 2200, 3000],
].map((size) => ({ meaning: String(size), label: `${formatNumber(size)} sq ft` }));

/**
 * The area of a kind of home ("1 BHK") in a list of rents, which often has no column for it. Asks once for each kind and assumes nothing. Undefined if there is
 * a column, even for a row that leaves it empty.
 */
export function areaOfKind(reader: RowReader, kind: string): string | undefined {
  if ([...AREAS, 'dimensions'].some((field) => reader.columns.mapping.includes(field))) return undefined;
  const meaning = reader.meaningOf({
    field: 'area',
    kind: `${slugify(kind)}-${ofFile(reader)}`,
    value: kind,
    column: 'Area',
    choices: USUAL,
    message: 'No column gives the area. Choose the size above',
  });
  return meaning;
}

const sidesOf = ([width, depth]: [number, number]) => ({ frontage: String(width), depth: String(depth) });
