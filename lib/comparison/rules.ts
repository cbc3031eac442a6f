import { commonEmi } from '@/lib/cost-sheet/rules';
import { formatArea, formatDate, formatRate, formatRupees, formatRupeesShort } from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { verifiedOn } from '@/lib/listing/format';
import {
  FURNISHING_LABELS,
  LAND_CATEGORIES,
  LISTING_TYPE_LABELS,
  POSSESSION_LABELS,
  RERA_EXEMPTION_LABELS,
  STATUS_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listing-vocabulary/constants';
import { findCity, jurisdictionOf } from '@/lib/place/rules';
import { homeLoanRate, knowsRegion, purchaseCharges, type RateDto } from '@/lib/pricing/rules';
import type { ComparedGroup, ComparedRow } from './dto';

type Money = { rates: readonly RateDto[]; on: Date };
type Best = 'lowest' | 'largest';
/** `number` decides which is best, `text` is shown. */
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

const rupees = (value: number | undefined, suffix = ''): Cell =>
  value === undefined ? undefined : { text: formatRupees(value) + suffix, number: value };
const text = (value: string | undefined): Cell => (value ? { text: value } : undefined);
const count = (value: number | undefined): Cell =>
  value === undefined ? undefined : { text: String(value), number: value };
const area = (value: number | undefined): Cell =>
  value ? { text: formatArea(value), number: value } : undefined;

/** Price and government charges of a sale, or undefined where we have no dated rates. */
export function withCharges(p: PropertyDto, women: boolean, { rates, on }: Money): number | undefined {
  const region = findCity(p.citySlug)?.state ?? '';
  const jurisdiction = jurisdictionOf(p);
  if (p.type !== 'sale' || !jurisdiction || !knowsRegion(region, [...rates])) return undefined;
  const underConstruction = p.possession === 'under-construction' || p.possession === 'new-launch';
  const lines = purchaseCharges({ ...p, region, jurisdiction, women, underConstruction, on }, rates);
  return lines.reduce((sum, line) => sum + line.rupees, p.price);
}

function instalment(p: PropertyDto, { rates, on }: Money): number | undefined {
  return p.type === 'sale' ? commonEmi(p.price, p.category, rates, on) : undefined;
}

/** Rupees per square foot of carpet area; of land where there is no carpet. */
function rateOf(p: PropertyDto): Cell {
  const size = LAND_CATEGORIES.includes(p.category) ? p.area : p.carpetArea;
  const shown = formatRate(p.price, size);
  return size && shown ? { text: shown, number: p.price / size } : undefined;
}

function costRows(homes: readonly PropertyDto[], money: Money): ComparedRow[] {
  const each = (cell: (p: PropertyDto) => Cell) => homes.map(cell);
  const isOneType = new Set(homes.map(({ type }) => type)).size === 1;
  const lowest = isOneType ? 'lowest' : undefined;
  const percent = homeLoanRate(money.rates, money.on)?.percent;
  return [
    row(
      'Price',
      each((p) => rupees(p.price, p.type === 'rent' ? ' a month' : '')),
      lowest,
    ),
    row(
      'Price and government charges',
      each((p) => rupees(withCharges(p, false, money))),
      lowest,
    ),
    row(
      'The same when all buyers are women',
      each((p) => rupees(withCharges(p, true, money))),
      lowest,
    ),
    row('Per sq ft of carpet area', each(rateOf), lowest),
    row(
      percent ? `Instalment a month (75% over 20 years at ${percent}%)` : 'Instalment a month',
      each((p) => rupees(instalment(p, money))),
      lowest,
    ),
    row(
      'Society charges a month',
      each((p) => rupees(p.maintenance)),
      'lowest',
    ),
    row(
      'Deposit',
      each((p) => rupees(p.deposit)),
      'lowest',
    ),
  ];
}

function spaceRows(homes: readonly PropertyDto[]): ComparedRow[] {
  const each = (cell: (p: PropertyDto) => Cell) => homes.map(cell);
  const floor = ({ floor: own, totalFloors }: PropertyDto): Cell => {
    if (own === undefined) return undefined;
    const name = own === 0 ? 'Ground' : String(own);
    return { text: totalFloors ? `${name} of ${totalFloors}` : name };
  };
  return [
    row(
      'Offer',
      each((p) => text(LISTING_TYPE_LABELS[p.type])),
    ),
    row(
      'Kind',
      each((p) => text(p.subType ? SUB_TYPE_LABELS[p.subType] : p.category)),
    ),
    row(
      'Bedrooms',
      each((p) => count(p.bedrooms || undefined)),
    ),
    row(
      'Bathrooms',
      each((p) => count(p.bathrooms || undefined)),
    ),
    row(
      'Balconies',
      each((p) => count(p.balconies)),
    ),
    row(
      'Carpet area',
      each((p) => area(p.carpetArea)),
      'largest',
    ),
    row(
      'Built-up area',
      each((p) => area(p.builtUpArea)),
      'largest',
    ),
    row(
      'Advertised area',
      each((p) => area(p.area)),
      'largest',
    ),
    row('Floor', each(floor)),
    row(
      'Facing',
      each((p) => text(p.facing)),
    ),
    row(
      'Furnishing',
      each((p) => text(p.furnishing && FURNISHING_LABELS[p.furnishing])),
    ),
    row(
      'Parking places',
      each((p) => count(p.parking)),
    ),
    row(
      'Age in years',
      each((p) => count(p.ageYears)),
    ),
  ];
}

function placeRows(homes: readonly PropertyDto[]): ComparedRow[] {
  const each = (cell: (p: PropertyDto) => Cell) => homes.map(cell);
  return [
    row(
      'Locality',
      each((p) => text(p.locality)),
    ),
    row(
      'Town',
      each((p) => text(p.city)),
    ),
    row(
      'Society or project',
      each((p) => text(p.project)),
    ),
    row(
      'PIN code',
      each((p) => text(p.pinCode)),
    ),
    row(
      'Address',
      each((p) => text(p.address)),
    ),
  ];
}

function paperRows(homes: readonly PropertyDto[]): ComparedRow[] {
  const each = (cell: (p: PropertyDto) => Cell) => homes.map(cell);
  const rera = (p: PropertyDto) =>
    p.reraNumber ?? (p.reraExemption && `None: ${RERA_EXEMPTION_LABELS[p.reraExemption]}`);
  return [
    row(
      'Status',
      each((p) => text(STATUS_LABELS[p.status])),
    ),
    row(
      'Verified on',
      each((p) => text(verifiedOn(p))),
    ),
    row(
      'Possession',
      each((p) => text(p.possession && POSSESSION_LABELS[p.possession])),
    ),
    row(
      'Possession from',
      each((p) => text(p.possessionDate && formatDate(p.possessionDate))),
    ),
    row(
      'MahaRERA',
      each((p) => text(rera(p))),
    ),
    row(
      'Listed on',
      each((p) => text(formatDate(p.createdAt))),
    ),
    row(
      'Price changes',
      each((p) => text(priceChanges(p))),
    ),
  ];
}

function priceChanges({ priceHistory, price }: PropertyDto): string | undefined {
  const first = priceHistory[0];
  if (!first || first.price === price) return undefined;
  return `${formatRupeesShort(first.price)} on ${formatDate(first.at)}`;
}

/** Everything about two to four homes, what differs first. Rows about which nothing is known of any home are left out. */
export function compareHomes(homes: readonly PropertyDto[], money: Money): ComparedGroup[] {
  const groups: ComparedGroup[] = [
    { title: 'Cost', rows: costRows(homes, money) },
    { title: 'Space', rows: spaceRows(homes) },
    { title: 'Place', rows: placeRows(homes) },
    { title: 'Papers', rows: paperRows(homes) },
  ];
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows
      .filter(({ values }) => values.some((value) => value !== null))
      .sort((a, b) => Number(a.isSame) - Number(b.isSame)),
  }));
}
