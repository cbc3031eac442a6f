import {
  homeLoanRate,
  knowsRegion,
  type Purchase,
  purchaseCharges,
  type RateDto,
} from '@/lib/costs/rates/rules';
import { allInOf, commonEmi, purchaseOf } from '@/lib/costs/sheet/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import type { FieldValues } from '@/lib/listings/fields/dto';
import { verifiedOn } from '@/lib/listings/fields/format';
import { FIELDS, fieldNames } from '@/lib/listings/fields/rules';
import { LAND_CATEGORIES, RERA_EXEMPTION_LABELS } from '@/lib/listings/fields/vocabulary';
import { formatFact, formatField } from '@/lib/listings/format';
import type { Language } from '@/lib/platform/language/languages';
import type { Text, Texts } from '@/lib/platform/language/translate';
import { formatDate, formatRate, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import type { AgencyCosts } from '@/lib/settings/dto';
import type { ComparedGroup, ComparedRow } from './dto';

type Money = { rates: readonly RateDto[]; agency: AgencyCosts; on: Date };
type Words = Texts<'listings/facts'> & { compared: Text<'shortlists/comparison'> };
type Best = 'lowest' | 'largest';
/** `number` decides the best home, `text` is shown. */
type Cell = { text: string; number?: number } | undefined;

function row(label: string, cells: Cell[], best?: Best): ComparedRow {
  const values = cells.map((cell) => cell?.text ?? null);
  const isSame = new Set(values).size === 1;
  const numbers = cells.map((cell) => cell?.number);
  const known = numbers.filter((value): value is number => value !== undefined);
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const isClear = best && !isSame && known.length > 1 && known.filter((value) => value === top).length === 1;
  return { label, values, isSame, ...(isClear && { best: { index: numbers.indexOf(top), why: best } }) };
}

const rupees = (value: number | undefined, say = formatRupees): Cell =>
  value === undefined ? undefined : { text: say(value), number: value };
const text = (value: string | undefined): Cell => (value ? { text: value } : undefined);

/** A row of precomputed texts without a best home. */
export const comparedText = (label: string, texts: readonly (string | undefined)[]): ComparedRow =>
  row(label, texts.map(text));

/** Rows of fields that the registry assigns to a group. */
function fieldRows(homes: readonly PropertyDto[], group: string, words: Words): ComparedRow[] {
  const isCarpet = homes.every(({ area, carpetArea }) => area === carpetArea);
  const names = (fieldNames(({ fact }) => fact?.in === group) as (keyof FieldValues)[]).filter(
    (name) => name !== 'area' || !isCarpet,
  );
  return names.map((name) => {
    const { kind, label, fact } = FIELDS[name];
    const cells = homes.map((home): Cell => {
      // the price per square foot has its own row, and having no charges counts as the lowest
      const isPlain = kind === 'area' || kind === 'rupees';
      const shown = isPlain ? formatField(name, home, words) : formatFact(name, home, words);
      const value = home[name];
      return shown ? { text: shown, ...(typeof value === 'number' && { number: value }) } : undefined;
    });
    const isTyped = kind === 'text';
    return { ...row(words.label(fact?.label ?? label), cells, fact?.best), ...(isTyped && { isTyped }) };
  });
}

/** A home for sale with known charges; undefined for others. */
function knownPurchase(p: PropertyDto, women: boolean, { rates, on }: Money): Purchase | undefined {
  if (p.type !== 'sale') return undefined;
  const purchase = purchaseOf(p, on, women);
  return purchase.jurisdiction && knowsRegion(purchase.region, rates) ? purchase : undefined;
}

/** A sale's price and government charges; undefined without dated rates. */
export function withCharges(p: PropertyDto, women: boolean, money: Money): number | undefined {
  const purchase = knownPurchase(p, women, money);
  if (!purchase) return undefined;
  return purchaseCharges(purchase, money.rates).reduce((sum, line) => sum + line.rupees, p.price);
}

/** The grand total with standard loan, our fee, society and legal costs; undefined if a part is unknown. */
function allIn(p: PropertyDto, women: boolean, money: Money): number | undefined {
  const purchase = knownPurchase(p, women, money);
  const sum = purchase && allInOf(purchase, money.rates, money.agency);
  return sum?.isTotal ? sum.rupees : undefined;
}

function instalment(p: PropertyDto, { rates, on }: Money): number | undefined {
  return p.type === 'sale' ? commonEmi(p.price, p.category, rates, on) : undefined;
}

/** Rupees per square foot of carpet area, or of land without one. */
function rateOf(p: PropertyDto, language: Language): Cell {
  const size = LAND_CATEGORIES.includes(p.category) ? p.area : p.carpetArea;
  const shown = formatRate(p.price, size, language);
  return size && shown ? { text: shown, number: p.price / size } : undefined;
}

function costRows(homes: readonly PropertyDto[], money: Money, words: Words): ComparedRow[] {
  const { t, compared: c } = words;
  const monthly = (price: number) => t('{price} a month', { price: formatRupees(price) });
  const each = (cell: (p: PropertyDto) => Cell) => homes.map(cell);
  const isOneType = new Set(homes.map(({ type }) => type)).size === 1;
  const lowest = isOneType ? 'lowest' : undefined;
  const percent = homeLoanRate(money.rates, money.on)?.percent;
  return [
    row(
      c('Price'),
      each((p) => rupees(p.price, p.type === 'rent' ? monthly : formatRupees)),
      lowest,
    ),
    row(
      c('Price and government charges'),
      each((p) => rupees(withCharges(p, false, money))),
      lowest,
    ),
    row(
      c('Same price if all buyers are women'),
      each((p) => rupees(withCharges(p, true, money))),
      lowest,
    ),
    row(
      c('All in, with our fee, loan and papers'),
      each((p) => rupees(allIn(p, false, money))),
      lowest,
    ),
    row(
      c('All in if all buyers are women'),
      each((p) => rupees(allIn(p, true, money))),
      lowest,
    ),
    row(
      c('Per sq ft of carpet area'),
      each((p) => rateOf(p, t.language)),
      lowest,
    ),
    row(
      percent
        ? c('Monthly instalment (75% over 20 years at {percent}%)', { percent })
        : c('Monthly instalment'),
      each((p) => rupees(instalment(p, money))),
      lowest,
    ),
    ...fieldRows(homes, 'cost', words),
  ];
}

function paperRows(homes: readonly PropertyDto[], words: Words): ComparedRow[] {
  const { t, label, compared: c } = words;
  const each = (cell: (p: PropertyDto) => Cell) => homes.map(cell);
  const rera = (p: PropertyDto) =>
    p.reraNumber ??
    (p.reraExemption && c('None: {why}', { why: label(RERA_EXEMPTION_LABELS[p.reraExemption]) }));
  return [
    ...fieldRows(homes, 'papers', words),
    row(
      label('Verified on'),
      each((p) => text(verifiedOn(p, t))),
    ),
    row(
      c('MahaRERA'),
      each((p) => text(rera(p))),
    ),
    row(
      c('Listed on'),
      each((p) => text(formatDate(p.createdAt, t.language))),
    ),
    row(
      c('Price changes'),
      each((p) => text(priceChanges(p, c))),
    ),
  ];
}

function priceChanges(
  { priceHistory, price }: PropertyDto,
  c: Text<'shortlists/comparison'>,
): string | undefined {
  const first = priceHistory[0];
  if (!first || first.price === price) return undefined;
  return c('{price} on {date}', {
    price: formatRupeesShort(first.price, c.language),
    date: formatDate(first.at, c.language),
  });
}

/** Compares two to six homes in all fields, differences first. Omits rows unknown for all of them. */
export function compareHomes(homes: readonly PropertyDto[], money: Money, words: Words): ComparedGroup[] {
  const groups: ComparedGroup[] = [
    { title: 'Cost', rows: costRows(homes, money, words) },
    { title: 'Space', rows: fieldRows(homes, 'space', words) },
    { title: 'Place', rows: fieldRows(homes, 'place', words) },
    { title: 'Papers', rows: paperRows(homes, words) },
  ];
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows
      .filter(({ values }) => values.some((value) => value !== null))
      .sort((a, b) => Number(a.isSame) - Number(b.isSame)),
  }));
}
