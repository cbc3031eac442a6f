import clsx from 'clsx';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Options, SelectField } from '@/components/ui/forms/field';
import {
  CATEGORIES,
  LISTING_TYPE_LABELS,
  LISTING_TYPES,
  PUBLIC_STATUSES,
  STATUS_LABELS,
} from '@/lib/listings/fields/vocabulary';
import type { TypedFilter, Unreadable } from '@/lib/search/constants';
import type { NearLocation } from '@/lib/search/dto';
import { type Location, LocationField } from './location-field';
import { TypedField } from './typed-field';

export type FilterProps = {
  /** active filters, by URL parameter */
  values: Record<string, string>;
  unreadable: Unreadable;
  locations: readonly Location[];
  moreLocations: number;
  nearbyLocations: readonly NearLocation[];
};

type Props = FilterProps & { hidden: boolean; onReset: () => void };

/** The filters of docs/spec/search.md#members-list. */
export function MembersFilters(props: Props) {
  const { t, label: inLanguage } = useTexts('search/members-list');
  const { hidden, values, unreadable, locations, moreLocations, nearbyLocations, onReset } = props;
  const typed = (name: TypedFilter, label: string, placeholder: string) => (
    <TypedField
      {...{ name, label, placeholder, unreadable }}
      value={values[name] ? Number(values[name]) : undefined}
    />
  );
  return (
    <div
      id="filters"
      // a class instead of the attribute, which styles cannot override, because without script the filters are open
      className={clsx(
        'items-end gap-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-4',
        hidden ? 'hidden noscript:grid' : 'grid',
      )}
    >
      <SelectField label={t('Type')} name="type" defaultValue={values.type ?? ''}>
        <option value="">{t('All')}</option>
        <Options of={LISTING_TYPES.map((type) => [type, inLanguage(LISTING_TYPE_LABELS[type])])} />
      </SelectField>
      <SelectField label={t('Category')} name="category" defaultValue={values.category ?? ''}>
        <option value="">{t('All')}</option>
        <Options of={CATEGORIES.map((category) => [category, inLanguage(category)])} />
      </SelectField>
      <LocationField
        value={values.location}
        locations={locations}
        more={moreLocations}
        nearby={nearbyLocations}
        values={values}
      />
      <SelectField label={t('Status')} name="status" defaultValue={values.status ?? ''}>
        <option value="">{t('All')}</option>
        <Options of={PUBLIC_STATUSES.map((status) => [status, inLanguage(STATUS_LABELS[status])])} />
      </SelectField>
      {typed('minPrice', t('Min Price (₹)'), t('40 lakh'))}
      {typed('maxPrice', t('Max Price (₹)'), t('0.6 cr'))}
      {typed('minBedrooms', t('Min Bedrooms'), '2')}
      {typed('minArea', t('Min Area (sq ft)'), t('900 or 2 acres'))}
      <Button onClick={onReset} className="sm:w-fit">
        {t('Reset Filters')}
      </Button>
      <noscript>
        <Button type="submit" variant="primary">
          {t('Apply')}
        </Button>
      </noscript>
    </div>
  );
}
