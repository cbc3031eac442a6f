import { ChevronDown } from 'lucide-react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { HiddenInput } from '@/components/ui/forms/control';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { BUYER_LABELS, BUYERS } from '@/lib/costs/search/constants';
import { subTypesOf } from '@/lib/listings/fields/rules';
import {
  CATEGORIES,
  type Category,
  FURNISHING_LABELS,
  HOME_CATEGORIES,
  POSSESSION_LABELS,
  SEARCH_AMENITY_LABELS,
  STATUS_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listings/fields/vocabulary';
import type { Text } from '@/lib/platform/language/translate';
import { slugify } from '@/lib/platform/text/slug';
import type { Unreadable } from '@/lib/search/constants';
import type { Facets } from '@/lib/search/engine/query';
import { bandLabel, bedroomsLabel, placeNames } from '@/lib/search/format';
import type { CountedBand, FilterData, PlaceOfList } from '@/lib/search/lists/dto';
import { listNoun } from '@/lib/search/lists/format';
import type { PropertySearch } from '@/lib/search/schema';
import { ConditionFields } from './condition-fields';
import { FacetGroup, type FacetOption } from './facet-group';
import { labelled } from './labelled';
import { LeftOutFields } from './left-out-fields';
import { NearFields } from './near-fields';
import { TypedField } from './typed-field';

export type FilterPartProps = {
  place: PlaceOfList;
  search: PropertySearch;
  data: FilterData;
  unreadable: Unreadable;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A band as one value of a radio group: "2500000-5000000", open ends left empty. */
const bandValue = (min?: number, max?: number) => `${min ?? ''}-${max ?? ''}`;
function bandOptions(
  t: Text<'search/applied'>,
  of: 'price' | 'area',
  bands: readonly CountedBand[],
  total: string,
  category?: Category,
): FacetOption[] {
  const any = { value: '', label: total, count: 0 };
  return [
    any,
    ...bands.map((band) => ({
      value: bandValue(band.min, band.max),
      label: bandLabel(t, band, of, category),
      count: band.count,
    })),
  ];
}

type ListedFacet = 'furnishing' | 'possession' | 'facing' | 'amenities' | 'status';
const among = (labels: Record<string, string>) => (value: string) => labels[value] ?? value;

type MoreFacet = {
  title: 'Furnishing' | 'Possession' | 'Facing' | 'Amenities' | 'Status';
  name: ListedFacet;
  label: (value: string) => string;
};
const MORE_FACETS: readonly MoreFacet[] = [
  { title: 'Furnishing', name: 'furnishing', label: among(FURNISHING_LABELS) },
  { title: 'Possession', name: 'possession', label: among(POSSESSION_LABELS) },
  { title: 'Facing', name: 'facing', label: capital },
  { title: 'Amenities', name: 'amenities', label: among(SEARCH_AMENITY_LABELS) },
  { title: 'Status', name: 'status', label: among(STATUS_LABELS) },
];

function PlaceFields({ place, facets }: { place: PlaceOfList; facets: Facets | undefined }) {
  const words = useTexts('search/list');
  const { t, label: inLanguage } = words;
  const cities = labelled(words, facets?.city, placeNames.city, place.city ? [place.city.slug] : []);
  return (
    <div className="flex flex-col gap-4 pb-4">
      <SelectField label={t('City')} name="city" defaultValue={place.city?.slug ?? ''}>
        <option value="">{t('All cities')}</option>
        <Options of={cities.map(({ value, label, count }) => [value, `${label} (${count})`])} />
      </SelectField>
      <SelectField
        label={t('Category')}
        name="category"
        defaultValue={place.category ? slugify(place.category) : ''}
      >
        <option value="">{t('All categories')}</option>
        <Options
          of={CATEGORIES.map((category) => [
            slugify(category),
            `${inLanguage(category)} (${facets?.category?.find(({ value }) => value === category)?.count ?? 0})`,
          ])}
        />
      </SelectField>
    </div>
  );
}

const ENDS = {
  price: { low: 'minPrice', high: 'maxPrice', example: ['40 lakh', '0.6 cr'], ofRent: ['10,000', '25k'] },
  size: { low: 'minArea', high: 'maxArea', example: ['900', '2 acres'], ofRent: ['500', '1,200'] },
} as const;

type Props = {
  name: keyof typeof ENDS;
  /** the page's initial range, so that the server knows which of band and text was changed */
  was: string;
  search: PropertySearch;
  unreadable: Unreadable;
};

export function RangeFields({ name, was, search, unreadable }: Props) {
  const { t } = useTexts('search/list');
  const { low, high, ofRent, example: ofSale } = ENDS[name];
  const example = search.type === 'rent' ? ofRent : ofSale;
  return (
    <div className="grid grid-cols-2 gap-3 pt-2">
      <HiddenInput name={`${name}Was`} value={was} />
      <TypedField
        name={low}
        label={t('Minimum')}
        placeholder={t(example[0])}
        value={search[low]}
        {...{ unreadable }}
      />
      <TypedField
        name={high}
        label={t('Maximum')}
        placeholder={t(example[1])}
        value={search[high]}
        {...{ unreadable }}
      />
      <Button type="submit" size="sm" className="col-span-2 justify-self-start max-lg:hidden">
        {t('Apply')}
      </Button>
    </div>
  );
}

const FIELDS = [
  ['maxEmi', 'EMI a month, at most', '35,000'],
  ['maxAllIn', 'All-in cost, at most', '60 lakh'],
] as const;

/** What a family can afford, rather than what a seller asks: per month, or in total with duty and fees. */
function CostFields({ search, unreadable }: { search: PropertySearch; unreadable: Unreadable }) {
  const { t } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  const { maxEmi, maxAllIn, buyer } = search;
  const isOpen = Boolean(maxEmi || maxAllIn || buyer || unreadable.maxEmi || unreadable.maxAllIn);
  return (
    <details className="group border-line border-t" open={isOpen}>
      <summary className="flex min-h-12 list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
        {t('EMI and all-in cost')}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <fieldset className="flex flex-col gap-4 pb-4">
        <legend className="sr-only">{t('EMI and all-in cost')}</legend>
        {FIELDS.map(([name, label, placeholder]) => (
          <TypedField
            key={name}
            {...{ name, unreadable }}
            label={t(label)}
            placeholder={t(placeholder)}
            value={search[name]}
          />
        ))}
        <SelectField label={t('Who buys')} name="buyer" defaultValue={buyer ?? ''}>
          <option value="">{t('Not specified')}</option>
          <Options of={BUYERS.map((buyer) => [buyer, chip(BUYER_LABELS[buyer])])} />
        </SelectField>
        <p className="text-ink-soft text-sm">
          {t(
            'EMI of a loan of 75% over 20 years at today’s interest. Places whose charges we do not know are left out.',
          )}
        </p>
      </fieldset>
    </details>
  );
}

/** The filters above the localities: markup only, like all fields of a sent form. */
export function FirstFilters({ place, search, data, unreadable }: FilterPartProps) {
  const { facets, prices } = data;
  const words = useTexts('search/list');
  const { t } = words;
  const { t: chip } = useTexts('search/applied');
  const noun = listNoun(place, search);
  const isHome = !place.category || HOME_CATEGORIES.includes(place.category);
  const price = search.minPrice || search.maxPrice ? bandValue(search.minPrice, search.maxPrice) : '';
  const subTypes = (facets?.subType ?? []).filter(
    ({ value }) => !place.category || subTypesOf(place.category).some((text) => text === value),
  );
  const rooms = labelled(
    words,
    facets?.bedrooms?.filter(({ value }) => Number(value) > 0),
    (value) => bedroomsLabel(Number(value), t.language),
    search.bedrooms?.map(String),
  ).sort((a, b) => Number(a.value) - Number(b.value));
  return (
    <>
      <PlaceFields place={place} facets={facets} />
      {place.category && (
        <FacetGroup
          title={t('Kind')}
          noun={noun}
          name="subType"
          options={labelled(words, subTypes, among(SUB_TYPE_LABELS), search.subType)}
          chosen={search.subType ?? []}
          open
        />
      )}
      {isHome && (
        <FacetGroup
          title={t('Bedrooms')}
          noun="home"
          name="bedrooms"
          options={rooms}
          chosen={(search.bedrooms ?? []).map(String)}
          open
        />
      )}
      <FacetGroup
        title={t('Budget')}
        noun={noun}
        name="price"
        kind="radio"
        options={bandOptions(chip, 'price', prices, t('Any budget'))}
        chosen={[price]}
        open
      >
        <RangeFields name="price" was={price} {...{ search, unreadable }} />
      </FacetGroup>
      {place.type === 'sale' && <CostFields search={search} unreadable={unreadable} />}
    </>
  );
}

/** … and those below it. */
export function MoreFilters({ place, search, data, unreadable }: FilterPartProps) {
  const { facets, areas, landmarks } = data;
  const words = useTexts('search/list');
  const { t } = words;
  const { t: chip } = useTexts('search/applied');
  const noun = listNoun(place, search);
  const isHome = !place.category || HOME_CATEGORIES.includes(place.category);
  const area = search.minArea || search.maxArea ? bandValue(search.minArea, search.maxArea) : '';
  return (
    <>
      <FacetGroup
        title={t('Area')}
        noun={noun}
        name="size"
        kind="radio"
        options={bandOptions(chip, 'area', areas, t('Any area'), place.category)}
        chosen={[area]}
        open={Boolean(unreadable.minArea || unreadable.maxArea)}
      >
        <RangeFields name="size" was={area} {...{ search, unreadable }} />
      </FacetGroup>
      {MORE_FACETS.map(({ title, name, label }) => (
        <FacetGroup
          key={name}
          {...{ name, noun }}
          title={t(title)}
          options={labelled(words, facets?.[name], label, search[name])}
          chosen={search[name] ?? []}
        />
      ))}
      <ConditionFields {...{ search, facets, noun, isHome }} />
      <LeftOutFields search={search} isHome={isHome} />
      <NearFields search={search} landmarks={landmarks} />
      <div className="border-line border-t py-4">
        <TextField
          label={t('Words')}
          name="q"
          type="search"
          defaultValue={search.q}
          placeholder={t('Society, road, corner')}
        />
      </div>
      {search.minBedrooms !== undefined && <HiddenInput name="minBedrooms" value={search.minBedrooms} />}
      {search.bbox && <HiddenInput name="bbox" value={search.bbox.join(',')} />}
      {search.shape && <HiddenInput name="shape" value={search.shape.join(',')} />}
      {search.view && <HiddenInput name="view" value={search.view} />}
      {search.zoom !== undefined && <HiddenInput name="zoom" value={search.zoom} />}
      {search.sort !== 'newest' && <HiddenInput name="sort" value={search.sort} />}
    </>
  );
}
