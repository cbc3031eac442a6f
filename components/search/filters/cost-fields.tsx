import { ChevronDown } from 'lucide-react';
import { useTexts } from '#language';
import { Options, SelectField } from '@/components/ui/forms/field';
import { BUYER_LABELS, BUYERS } from '@/lib/costs/search/constants';
import type { Unreadable } from '@/lib/search/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { TypedField } from './typed-field';

const FIELDS = [
  ['maxEmi', 'EMI a month, at most', '35,000'],
  ['maxAllIn', 'All-in cost, at most', '60 lakh'],
] as const;

/** What a family can afford, rather than what a seller asks: per month, or in total with duty and fees. */
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
            'EMI of a loan of 75% over 20 years at today’s interest. Places whose charges we do not know are left out.',
          )}
        </p>
      </fieldset>
    </details>
  );
}
