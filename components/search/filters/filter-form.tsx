import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { HiddenInput, Input } from '@/components/ui/forms/control';
import { TextField } from '@/components/ui/forms/field';
import { subTypesOf } from '@/lib/listings/fields/rules';
import {
  type Category,
  FURNISHING_LABELS,
  HOME_CATEGORIES,
  POSSESSION_LABELS,
  SEARCH_AMENITY_LABELS,
  STATUS_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listings/fields/vocabulary';
import type { Text, Texts } from '@/lib/platform/language/translate';
import type { Unreadable } from '@/lib/search/constants';
import type { Facets } from '@/lib/search/engine/dto';
import { bandLabel, bedroomsLabel, placeNames } from '@/lib/search/format';
import type { CountedBand, FilterData, PlaceOfList } from '@/lib/search/lists/dto';
import { listNoun } from '@/lib/search/lists/format';
import { LIST_ROOTS } from '@/lib/search/rules';
import { filterQuery, type PropertySearch } from '@/lib/search/schema';
import { ConditionFields } from './condition-fields';
import { FacetGroup, type FacetOption } from './facet-group';
import { CostFields, PlaceFields, RangeFields } from './filter-parts';
import { labelled } from './labelled';
import { LeftOutFields } from './left-out-fields';
import { NearFields } from './near-fields';

export type FilterFormProps = {
  place: PlaceOfList;
  search: PropertySearch;
  data: FilterData;
  unreadable: Unreadable;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A band as one value of a radio group, such as "2500000-5000000", with open ends left empty. */
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

export function FirstFilters({ place, search, data, unreadable }: FilterFormProps) {
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

/** Maximum localities in the form besides the selected ones, fullest first. Its field finds all of them, even without script. */
const LOCALITIES = 40;
/** Maximum localities without a city, because the city comes first. */
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

/** A text field for names, which the form's island replaces with a search (locality-field.tsx). */
function Localities({ place, search, data }: FilterFormProps) {
  const words = useTexts('search/list');
  const { t } = useTexts('search/filters');
  const field = (
    <div data-spot="locality">
      <Input
        name="addLocality"
        type="search"
        maxLength={200}
        aria-label={t('Add a locality')}
        placeholder={t('Type a locality')}
        className="mb-2 h-11"
      />
    </div>
  );
  return (
    <FacetGroup
      title={t('Locality')}
      name="locality"
      noun={listNoun(place, search)}
      options={localityOptions(words, place, data.facets, search)}
      chosen={search.locality ?? []}
      before={field}
      open
    />
  );
}

function MoreFilters({ place, search, data, unreadable }: FilterFormProps) {
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

/** One GET form, so that back, refresh, sharing and no JavaScript all work. Only markup, which filter-panel.tsx operates. */
export function FilterForm(props: FilterFormProps) {
  const { place, search, data } = props;
  const { t, href } = useTexts('search/list');
  const { t: filters } = useTexts('search/filters');
  return (
    <form
      action={href(LIST_ROOTS[place.type])}
      className="filter-form"
      aria-label={t('Filters')}
      data-type={place.type}
      data-noun={listNoun(place, search)}
      data-total={data.total}
      // otherwise Back would restore an abandoned choice beside the earlier list
      autoComplete="off"
    >
      <div className="lg:columns-2 lg:gap-8 *:break-inside-avoid">
        <FirstFilters {...props} />
        <Localities {...props} />
        <MoreFilters {...props} />
      </div>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 border-line border-t bg-paper px-4 py-3 lg:mx-0 lg:px-0">
        <span data-spot="show">
          <Button type="submit" variant="primary">
            {filters('Show listings')}
          </Button>
        </span>
        {filterQuery(search) !== '' && (
          <ButtonLink href={LIST_ROOTS[place.type]} variant="quiet">
            {filters('Clear all filters')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
