import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { formatNumber, typedRupees } from '@/lib/format';
import { TYPED_MESSAGES, type Unreadable } from '@/lib/search/constants';
import type { PropertySearch } from '@/lib/search/schema';

const ENDS = {
  price: { low: 'minPrice', high: 'maxPrice', example: ['40 lakh', '0.6 cr'], format: typedRupees },
  size: { low: 'minArea', high: 'maxArea', example: ['900', '2 acres'], format: formatNumber },
} as const;

type Props = {
  name: keyof typeof ENDS;
  /** the range with which the page came, so that the server sees which of band and text was changed */
  was: string;
  search: PropertySearch;
  unreadable: Unreadable;
};

/** A minimum and a maximum to type, beside the bands. */
export function RangeFields({ name, was, search, unreadable }: Props) {
  const { low, high, example, format } = ENDS[name];
  const field = (end: typeof low | typeof high, label: string, placeholder: string) => {
    const value = search[end];
    const wrong = unreadable[end];
    return (
      <TextField
        label={label}
        name={end}
        defaultValue={wrong ?? (value === undefined ? '' : format(value))}
        placeholder={placeholder}
        error={wrong && TYPED_MESSAGES[end]}
        autoComplete="off"
        maxLength={40}
      />
    );
  };
  return (
    <div className="grid grid-cols-2 gap-3 pt-2">
      <input type="hidden" name={`${name}Was`} value={was} />
      {field(low, 'Minimum', example[0])}
      {field(high, 'Maximum', example[1])}
      <Button type="submit" size="sm" className="col-span-2 justify-self-start max-lg:hidden">
        Apply
      </Button>
    </div>
  );
}
