import {
  ACRE_SQ_FT,
  formatArea,
  formatDate,
  formatRate,
  formatRupees,
  formatRupeesShort,
} from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { verifiedOn } from '@/lib/listing/format';
import {
  FURNISHING_LABELS,
  LAND_CATEGORIES,
  LISTING_TYPE_LABELS,
  POSSESSION_LABELS,
  STATUS_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listing-vocabulary/constants';
import { formatAreaOf } from '@/lib/listing-vocabulary/format';

/** Farmland is compared by the acre. */
const acrePrice = ({ price, area }: PropertyDto) => formatRupeesShort((price / area) * ACRE_SQ_FT);

type Fact = [label: string, value: string | number | undefined];

const years = (n: number) => (n === 0 ? 'New' : `${n} ${n === 1 ? 'year' : 'years'}`);

function areaFacts(p: PropertyDto): Fact[] {
  const land = LAND_CATEGORIES.includes(p.category);
  const rate = (size?: number) => formatRate(p.price, size);
  const sized = (label: string, size?: number): Fact => [
    label,
    size && [formatArea(size), rate(size)].filter(Boolean).join(' · '),
  ];
  if (land)
    return [
      ['Land area', [formatAreaOf(p), rate(p.area)].filter(Boolean).join(' · ')],
      ['Price of an acre', p.category === 'Agricultural' && p.type === 'sale' ? acrePrice(p) : undefined],
    ];
  return [
    sized('Carpet area', p.carpetArea),
    sized('Built-up area', p.builtUpArea),
    sized('Super built-up area', p.superBuiltUpArea),
    // the advertised area, unless it repeats one of the named areas
    [p.carpetArea, p.builtUpArea, p.superBuiltUpArea].includes(p.area)
      ? ['Area', undefined]
      : sized('Area', p.area),
  ];
}

function roomFacts(p: PropertyDto): Fact[] {
  const floor = p.floor === 0 ? 'Ground' : p.floor;
  return [
    ['Bedrooms', p.bedrooms || undefined],
    ['Bathrooms', p.bathrooms || undefined],
    ['Balconies', p.balconies || undefined],
    [
      'Floor',
      floor !== undefined && p.totalFloors ? `${floor} of ${p.totalFloors}` : (floor ?? p.totalFloors),
    ],
    ['Furnishing', p.furnishing && FURNISHING_LABELS[p.furnishing]],
    ['Age', p.ageYears === undefined ? undefined : years(p.ageYears)],
    ['Parking', p.parking || undefined],
  ];
}

/** Label and value of every fact this listing has, in the order people ask for them. */
export function factsOf(p: PropertyDto): [string, string][] {
  const facts: Fact[] = [
    ['Type', LISTING_TYPE_LABELS[p.type]],
    ['Category', p.category],
    ['Kind', p.subType && SUB_TYPE_LABELS[p.subType]],
    ...areaFacts(p),
    ...(LAND_CATEGORIES.includes(p.category) ? [] : roomFacts(p)),
    ['Facing', p.facing],
    ['Possession', p.possession && POSSESSION_LABELS[p.possession]],
    ['Possession from', p.possessionDate && formatDate(p.possessionDate)],
    ['Society charges', p.maintenance && `${formatRupees(p.maintenance)} a month`],
    ['Deposit', p.deposit && formatRupees(p.deposit)],
    ['Project', p.project],
    ['PIN code', p.pinCode],
    ['Status', STATUS_LABELS[p.status]],
    ['Verified on', verifiedOn(p)],
  ];
  return facts.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[label, String(value)]],
  );
}

export function KeyFacts({ property }: { property: PropertyDto }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Key facts</h2>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {factsOf(property).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-bold tabular first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
