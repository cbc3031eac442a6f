import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { HiddenInput } from '@/components/ui/forms/control';
import type { Unreadable } from '@/lib/search/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { TypedField } from './typed-field';

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

/** Typed minimum and maximum, beside the bands. */
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
