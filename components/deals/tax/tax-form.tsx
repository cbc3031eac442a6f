import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { DayField } from '@/components/ui/forms/day-field';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import type { DealKind } from '@/lib/deals/constants';
import type { TaxProblems, TaxQuery } from '@/lib/deals/tax/schema';
import { first, type SearchParams } from '@/lib/platform/browser/list-url';
import { formatNumber } from '@/lib/platform/text/format';

/** Facts missing from the deal; kept in the address and not stored, and works without JavaScript. */
type Props = { kind: DealKind; query: TaxQuery; problems: TaxProblems; typed: SearchParams };

export function TaxForm({ kind, query, problems, typed }: Props) {
  const { t, reply } = useTexts('deals/tax');
  /** What is wrong with a field, and what was typed into it: it stays to be mended. */
  const wrong = (name: keyof TaxQuery) =>
    problems[name] === undefined
      ? {}
      : { error: reply(problems[name]), defaultValue: String(first(typed[name]) ?? '') };
  const { paidOn, stampValue, months, nonResident } = query;
  return (
    <form className="grid max-w-3xl items-end gap-4 sm:grid-cols-2">
      <DayField label={t('Paid or credited on')} name="paidOn" defaultValue={paidOn} {...wrong('paidOn')} />
      {kind === 'rent' ? (
        <TextField
          label={t('Months of the letting in the tax year')}
          name="months"
          inputMode="numeric"
          defaultValue={String(months)}
          {...wrong('months')}
        />
      ) : (
        <>
          <TextField
            label={t('Stamp duty value')}
            optional
            name="stampValue"
            defaultValue={stampValue ? formatNumber(stampValue) : ''}
            {...wrong('stampValue')}
          />
          <CheckboxField
            label={t('The seller lives abroad (non-resident)')}
            name="nonResident"
            value="1"
            defaultChecked={nonResident}
          />
        </>
      )}
      <Button type="submit" className="justify-self-start sm:col-span-2">
        {t('Work it out')}
      </Button>
    </form>
  );
}
