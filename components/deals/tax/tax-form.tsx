import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { DayField } from '@/components/ui/forms/day-field';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import type { DealKind } from '@/lib/deals/constants';
import type { TaxQuery } from '@/lib/deals/tax/schema';
import { formatNumber } from '@/lib/platform/text/format';

/** Facts missing from the deal; kept in the address and not stored, and works without JavaScript. */
export function TaxForm({ kind, query }: { kind: DealKind; query: TaxQuery }) {
  const { t } = useTexts('deals/tax');
  const { paidOn, stampValue, months, nonResident } = query;
  return (
    <form className="grid max-w-3xl items-end gap-4 sm:grid-cols-2">
      <DayField label={t('Paid or credited on')} name="paidOn" defaultValue={paidOn} />
      {kind === 'rent' ? (
        <TextField
          label={t('Months of the letting in the tax year')}
          name="months"
          inputMode="numeric"
          defaultValue={String(months)}
        />
      ) : (
        <>
          <TextField
            label={t('Stamp duty value')}
            optional
            name="stampValue"
            defaultValue={stampValue ? formatNumber(stampValue) : ''}
          />
          <CheckboxField
            label={t('The seller lives abroad (non-resident)')}
            name="nonResident"
            value="1"
            defaultChecked={nonResident}
          />
        </>
      )}
      <Button type="submit" className="justify-self-start">
        {t('Work it out')}
      </Button>
    </form>
  );
}
