import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { HiddenInput } from '@/components/ui/forms/control';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { subTypesOf } from '@/lib/listings/fields/rules';
import {
  CATEGORIES,
  FURNISHING_LABELS,
  HOME_CATEGORIES,
  POSSESSION_LABELS,
  SEARCH_AMENITY_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listings/vocabulary/constants';
import { BUYER_STATUS_LABELS } from '@/lib/listings/vocabulary/format';
import { byCount } from '@/lib/platform/language/collation';
import type { Text, Texts } from '@/lib/platform/language/translate';
import { slugify } from '@/lib/platform/text/slug';
import type { Unreadable } from '@/lib/search/constants';
import type { Facets } from '@/lib/search/engine/query';
import { bandLabel, bedroomsLabel, placeNames } from '@/lib/search/format';
import type { CountedBand, PlaceOfList, PublicList } from '@/lib/search/lists/dto';
import { listNoun } from '@/lib/search/lists/format';
import { LIST_ROOTS } from '@/lib/search/rules';
import { filterQuery, type PropertySearch } from '@/lib/search/schema';
import { AutoSubmit } from './auto-submit';
import { ConditionFields } from './condition-fields';
import { CostFields } from './cost-fields';
import { FacetGroup, type FacetOption } from './facet-group';
import { LeftOutFields } from './left-out-fields';
import { LocalityGroup } from './locality-group';
import { NearFields } from './near-fields';
import { RangeFields } from './range-fields';
import { ShowButton } from './show-button';

type Props = {
  place: PlaceOfList;
  search: PropertySearch;
  data: PublicList;
  unreadable: Unreadable;
  landmarks: readonly string[];
  /** on a wide screen, where the results stay in sight; true where it is not said */
  appliesAtOnce?: boolean;
};

const FORM_ID = 'list-filters';

type Counted = Facets[keyof Facets];
/** The counted values, and before them what is chosen although nothing matches it any more. */
function labelled(
  { label: inLanguage, language }: Pick<Texts, 'label' | 'language'>,
  values: Counted = [],
  label: (value: string) => string,
  chosen: readonly string[] = [],
): FacetOption[] {
  const gone = chosen.filter((value) => !values.some((entry) => entry.value === value));
  return [
    ...gone.map((value) => ({ value, label: inLanguage(label(value)), count: 0 })),
    ...values
      .map(({ value, label: own, count }) => ({ value, label: inLanguage(own ?? label(value)), count }))
      .sort(byCount(language)),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A band as one value of a radio group: "2500000-5000000", open ends left empty. */
const bandValue = (min?: number, max?: number) => `${min ?? ''}-${max ?? ''}`;
function bandOptions(
  t: Text<'search/applied'>,
  of: 'price' | 'area',
  bands: readonly CountedBand[],
  total: string,
): FacetOption[] {
  const any = { value: '', label: total, count: 0 };
  return [
    any,
    ...bands.map((band) => ({
      value: bandValue(band.min, band.max),
      label: bandLabel(t, band, of),
      count: band.count,
    })),
  ];
}

type ListedFacet = 'furnishing' | 'possession' | 'facing' | 'amenities' | 'status';
const among = (labels: Record<string, string>) => (value: string) => labels[value] ?? value;

/** The page brings the fullest localities along, and those that are chosen; the field finds all of them. */
const LOCALITIES = 40;
/** Without a city people choose that first. */
const LOCALITIES_ANYWHERE = 8;
function localityOptions(
  words: Pick<Texts, 'label' | 'language'>,
  place: PlaceOfList,
  facets: Facets | undefined,
  { locality = [] }: PropertySearch,
): FacetOption[] {
  const all = labelled(
    words,
    facets?.locality,
    (slug) => placeNames.locality(place.city?.slug, slug),
    locality,
  );
  const shown = place.city ? LOCALITIES : LOCALITIES_ANYWHERE;
  return all.filter(({ value }, i) => i < shown || locality.includes(value));
}

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
  { title: 'Status', name: 'status', label: among(BUYER_STATUS_LABELS) },
];

function PlaceFields({ place, facets }: { place: PlaceOfList; facets: Facets | undefined }) {
  const { t, label: inLanguage } = useTexts('search/list');
  const cities = labelled(
    { label: inLanguage, language: t.language },
    facets?.city,
    placeNames.city,
    place.city ? [place.city.slug] : [],
  );
  return (
    <div className="flex flex-col gap-4 pb-4">
      <SelectField label={t('City')} name="city" defaultValue={place.city?.slug ?? ''}>
        <option value="">{t('All cities')}</option>
        {cities.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({count})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Category')}
        name="category"
        defaultValue={place.category ? slugify(place.category) : ''}
      >
        <option value="">{t('All categories')}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={slugify(category)}>
            {inLanguage(category)} ({facets?.category?.find(({ value }) => value === category)?.count ?? 0})
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Groups({ place, search, data, unreadable }: Props) {
  const { t, label: inLanguage } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  const { facets } = data.list;
  const noun = listNoun(place, search);
  const isHome = !place.category || HOME_CATEGORIES.includes(place.category);
  const price = search.minPrice || search.maxPrice ? bandValue(search.minPrice, search.maxPrice) : '';
  const area = search.minArea || search.maxArea ? bandValue(search.minArea, search.maxArea) : '';
  const subTypes = (facets?.subType ?? []).filter(
    ({ value }) => !place.category || subTypesOf(place.category).some((text) => text === value),
  );
  const bhk = [...(facets?.bedrooms ?? [])]
    .filter(({ value }) => Number(value) > 0)
    .sort((a, b) => Number(a.value) - Number(b.value));
  return (
    <>
      {place.category && (
        <FacetGroup
          title={t('Kind')}
          noun={noun}
          name="subType"
          options={labelled(
            { label: inLanguage, language: t.language },
            subTypes,
            among(SUB_TYPE_LABELS),
            search.subType,
          )}
          chosen={search.subType ?? []}
          open
        />
      )}
      {isHome && (
        <FacetGroup
          title={t('Bedrooms')}
          noun="home"
          name="bedrooms"
          options={labelled(
            { label: inLanguage, language: t.language },
            bhk,
            (value) => bedroomsLabel(Number(value), t.language),
            search.bedrooms?.map(String),
          )}
          chosen={(search.bedrooms ?? []).map(String)}
          open
        />
      )}
      <FacetGroup
        title={t('Budget')}
        noun={noun}
        name="price"
        kind="radio"
        options={bandOptions(chip, 'price', data.prices, t('Any budget'))}
        chosen={[price]}
        open
      >
        <RangeFields name="price" was={price} {...{ search, unreadable }} />
      </FacetGroup>
      {place.type === 'sale' && <CostFields search={search} unreadable={unreadable} />}
      <LocalityGroup
        form={FORM_ID}
        type={place.type}
        noun={noun}
        options={localityOptions({ label: inLanguage, language: t.language }, place, facets, search)}
        chosen={search.locality ?? []}
      />
      <FacetGroup
        title={t('Area')}
        noun={noun}
        name="size"
        kind="radio"
        options={bandOptions(chip, 'area', data.areas, t('Any area'))}
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
          options={labelled({ label: inLanguage, language: t.language }, facets?.[name], label, search[name])}
          chosen={search[name] ?? []}
        />
      ))}
      <ConditionFields {...{ search, facets, noun, isHome }} />
      <LeftOutFields search={search} isHome={isHome} />
    </>
  );
}

/** All filters as one GET form: the address is the state, so back, refresh, share and no JavaScript all work. */
export function Filters(props: Props) {
  const { place, search, data, appliesAtOnce = true } = props;
  const { t, href } = useTexts('search/list');
  const { t: filters } = useTexts('search/filters');
  return (
    <form
      id={FORM_ID}
      action={href(LIST_ROOTS[place.type])}
      className="flex flex-col"
      aria-label={t('Filters')}
      // or Back would bring the choice that was left behind, beside the list of the address before it
      autoComplete="off"
    >
      <PlaceFields place={place} facets={data.list.facets} />
      <Groups {...props} />
      <NearFields search={search} landmarks={props.landmarks} />
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
      <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 border-line border-t bg-paper px-4 py-3 lg:static lg:m-0 lg:border-0 lg:p-0">
        <ShowButton
          form={FORM_ID}
          type={place.type}
          total={data.fallback ? 0 : data.list.total}
          noun={listNoun(place, search)}
        />
        {filterQuery(search) !== '' && (
          <ButtonLink href={LIST_ROOTS[place.type]} variant="quiet">
            {filters('Clear all filters')}
          </ButtonLink>
        )}
      </div>
      {appliesAtOnce && <AutoSubmit form={FORM_ID} />}
    </form>
  );
}
