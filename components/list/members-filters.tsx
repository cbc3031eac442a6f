import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import {
  CATEGORIES,
  LISTING_TYPE_LABELS,
  LISTING_TYPES,
  PUBLIC_STATUSES,
  STATUS_LABELS,
} from '@/lib/listing-vocabulary/constants';

export type FilterProps = {
  /** the active filters, by the name of their URL parameter */
  values: Record<string, string>;
  places: { value: string; label: string }[];
};

type Props = FilterProps & { hidden: boolean; onReset: () => void };

/** The filters of docs/spec.md#members-list. */
export function MembersFilters({ hidden, values, places, onReset }: Props) {
  const number = (name: string, label: string) => (
    <TextField
      label={label}
      name={name}
      type="number"
      min={0}
      inputMode="numeric"
      defaultValue={values[name]}
    />
  );
  return (
    <div
      id="filters"
      hidden={hidden}
      className="grid items-end gap-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-4 [&[hidden]]:hidden"
    >
      <SelectField label="Type" name="type" defaultValue={values.type ?? ''}>
        <option value="">All</option>
        {LISTING_TYPES.map((type) => (
          <option key={type} value={type}>
            {LISTING_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Category" name="category" defaultValue={values.category ?? ''}>
        <option value="">All</option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField label="Location" name="locality" defaultValue={values.locality ?? ''}>
        <option value="">All</option>
        {places.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Status" name="status" defaultValue={values.status ?? ''}>
        <option value="">All</option>
        {PUBLIC_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
      {number('minPrice', 'Min Price (₹)')}
      {number('maxPrice', 'Max Price (₹)')}
      {number('minBedrooms', 'Min Bedrooms')}
      {number('minArea', 'Min Area (sq ft)')}
      <Button onClick={onReset} className="sm:w-fit">
        Reset Filters
      </Button>
      <noscript>
        <Button type="submit" look="primary">
          Apply
        </Button>
      </noscript>
    </div>
  );
}
