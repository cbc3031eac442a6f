import { ChevronDown } from 'lucide-react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { HiddenInput } from '@/components/ui/forms/control';
import { Options, SelectField } from '@/components/ui/forms/field';
import { BUYER_LABELS, BUYERS } from '@/lib/costs/search/constants';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';
import type { Unreadable } from '@/lib/search/constants';
import type { Facets } from '@/lib/search/engine/dto';
import { placeNames } from '@/lib/search/format';
import type { PlaceOfList } from '@/lib/search/lists/dto';
import type { PropertySearch } from '@/lib/search/schema';
import { labelled } from './labelled';
import { TypedField } from './typed-field';

export function PlaceFields({ place, facets }: { place: PlaceOfList; facets: Facets | undefined }) {
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
  /** initial range, which tells the server if the band or the text changed */
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
  ['maxEmi', 'Maximum monthly EMI', '35,000'],
  ['maxAllIn', 'Maximum all-in cost', '60 lakh'],
] as const;

/** Filters by a family's budget instead of the seller's price: per month, or in total with duty and fees. */
export function CostFields({ search, unreadable }: { search: PropertySearch; unreadable: Unreadable }) {
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
            'EMI on a loan of 75% over 20 years at today’s interest. Places with unknown charges are left out.',
          )}
        </p>
      </fieldset>
    </details>
  );
}
