import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Choice } from '@/components/ui/forms/control';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { ringLabel } from '@/lib/search/around/format';
import { WITHIN_CHOICES } from '@/lib/search/constants';
import { placeNamesIn } from '@/lib/search/format';
import type { PropertySearch } from '@/lib/search/schema';

export function NearFields({ search, landmarks }: { search: PropertySearch; landmarks: readonly string[] }) {
  const { t, label } = useTexts('search/list');
  const applied = useTexts('search/applied');
  const { near, within, city } = search;
  const choices = [...new Set([...WITHIN_CHOICES, ...(within === undefined ? [] : [within])])].sort(
    (a, b) => a - b,
  );
  return (
    <fieldset className="border-line border-t py-4">
      <legend className="float-left mb-2 w-full font-bold">{t('Near a place')}</legend>
      <div className="clear-both grid grid-cols-[1fr_auto] gap-3">
        <TextField
          label={t('Place')}
          name="near"
          list="landmarks"
          defaultValue={near && placeNamesIn(label).near(city, near)}
          placeholder={t('AIIMS, metro, Zero Mile')}
        />
        <SelectField
          label={t('Within')}
          name="within"
          defaultValue={within === undefined ? '' : String(within)}
        >
          <option value="">{t('As near as possible')}</option>
          <Options of={choices.map((km) => [km, t('{km} km', { km })])} />
        </SelectField>
        {(search.alsoNear ?? []).map((ring) => (
          <label key={ring} className="col-span-2 flex min-h-10 items-center gap-3">
            <Choice name="alsoNear" value={ring} defaultChecked />
            <span className="flex-1">
              {ringLabel(applied.t, search, ['alsoNear', ring], placeNamesIn(label).near)}
            </span>
          </label>
        ))}
        <datalist id="landmarks">
          {landmarks.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" size="sm" className="col-span-2 justify-self-start max-lg:hidden">
          {t('Apply')}
        </Button>
      </div>
    </fieldset>
  );
}
