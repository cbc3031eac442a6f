import { useTexts } from '#language';
import { DayField } from '@/components/ui/forms/day-field';
import { CheckboxField } from '@/components/ui/forms/field';
import {
  FUND_LABELS,
  FUNDS,
  type Fund,
  WATCH_LIST_LABELS,
  WATCH_LISTS,
} from '@/lib/deals/diligence/constants';
import type { DiligenceDto } from '@/lib/deals/diligence/dto';

/** The sources of the money; several may apply. */
export function FundChoices({ chosen }: { chosen: readonly Fund[] }) {
  const { t } = useTexts('deals/diligence');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-bold">{t('Source of funds')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {FUNDS.map((fund) => (
          <CheckboxField
            key={fund}
            label={t(FUND_LABELS[fund])}
            name="funds"
            value={fund}
            defaultChecked={chosen.includes(fund)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Which list was checked on which day, and whether a name is on it. */
export function WatchListFields({ lists }: { lists: DiligenceDto['lists'] }) {
  const { t } = useTexts('deals/diligence');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-bold">{t('Lists checked')}</legend>
      {WATCH_LISTS.map((list) => {
        const known = lists.find((check) => check.list === list);
        const label = t(WATCH_LIST_LABELS[list]);
        return (
          <div key={list} className="grid items-end gap-3 sm:grid-cols-2">
            <DayField
              label={t('Checked on: {list}', { list: label })}
              name={`${list}-day`}
              defaultValue={known?.checkedOn ?? ''}
            />
            <CheckboxField
              label={t('A name was found: {list}', { list: label })}
              name={`${list}-found`}
              value="1"
              defaultChecked={known?.isFound ?? false}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
