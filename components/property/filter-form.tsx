import { Button, ButtonLink } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { CATEGORIES } from '@/lib/property/constants';
import { type PropertySearch, SORT_LABELS, SORTS } from '@/lib/property/search-schema';
import { slugify } from '@/lib/slug';

const BUDGETS = {
  sale: [2_500_000, 4_000_000, 6_000_000, 8_000_000, 10_000_000, 15_000_000, 30_000_000],
  rent: [8_000, 12_000, 18_000, 25_000, 40_000, 75_000, 150_000],
};

type Props = {
  action: string;
  search: PropertySearch;
  cities: { city: string; citySlug: string }[];
  formatBudget: (rupees: number) => string;
};

/** The filters as a GET form: the address is the state, so back, refresh, share and no JavaScript all work. */
export function FilterForm({ action, search, cities, formatBudget }: Props) {
  const budgets = BUDGETS[search.type ?? 'sale'];
  return (
    <search>
      <form action={action} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="Words"
          name="q"
          type="search"
          defaultValue={search.q}
          placeholder="Dharampeth, lift"
        />
        <SelectField label="City" name="city" defaultValue={search.city ?? ''}>
          <option value="">All cities</option>
          {cities.map(({ city, citySlug }) => (
            <option key={citySlug} value={citySlug}>
              {city}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Category"
          name="category"
          defaultValue={search.category ? slugify(search.category) : ''}
        >
          <option value="">All categories</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={slugify(category)}>
              {category}
            </option>
          ))}
        </SelectField>
        <SelectField label="Bedrooms" name="bedrooms" defaultValue={search.bedrooms?.join(',') ?? ''}>
          <option value="">Any</option>
          {[1, 2, 3, 4].map((n) => (
            <option key={n} value={n}>
              {n} BHK
            </option>
          ))}
          <option value="5">5 BHK or more</option>
        </SelectField>
        <SelectField label="Budget up to" name="maxPrice" defaultValue={search.maxPrice ?? ''}>
          <option value="">Any</option>
          {budgets.map((rupees) => (
            <option key={rupees} value={rupees}>
              {formatBudget(rupees)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Sort by" name="sort" defaultValue={search.sort}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </SelectField>
        <div className="flex gap-3 lg:col-span-2">
          <Button type="submit" look="primary">
            Show listings
          </Button>
          <ButtonLink href={action} look="quiet">
            Clear filters
          </ButtonLink>
        </div>
      </form>
    </search>
  );
}
