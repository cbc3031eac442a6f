import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Input } from '@/components/ui/forms/control';
import type { Texts } from '@/lib/platform/language/translate';
import type { Unreadable } from '@/lib/search/constants';
import type { Facets } from '@/lib/search/engine/query';
import { placeNames } from '@/lib/search/format';
import type { FilterData, PlaceOfList } from '@/lib/search/lists/dto';
import { listNoun } from '@/lib/search/lists/format';
import { LIST_ROOTS } from '@/lib/search/rules';
import { filterQuery, type PropertySearch } from '@/lib/search/schema';
import { FacetGroup, type FacetOption } from './facet-group';
import { FirstFilters, MoreFilters } from './filter-parts';
import { labelled } from './labelled';

export type FilterFormProps = {
  place: PlaceOfList;
  search: PropertySearch;
  data: FilterData;
  unreadable: Unreadable;
};

/** The form includes the fullest localities and the chosen ones; its field finds all of them, also without script. */
const LOCALITIES = 40;
/** Without a city, that is chosen first. */
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

/** A field for names, replaced by the form's island with one that finds them (locality-field.tsx). */
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

/**
 * All filters as one GET form: the address is the state, so back, refresh, share and no JavaScript all work. Markup only; its
 * behaviour is in filter-island.tsx.
 */
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
      // otherwise Back would restore an abandoned choice beside the earlier address's list
      autoComplete="off"
    >
      <div className="filter-fields">
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
