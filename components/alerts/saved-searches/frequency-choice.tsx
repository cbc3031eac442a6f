import { useTexts } from '#language';
import { Choice } from '@/components/ui/forms/control';
import { FREQUENCIES, FREQUENCY_HELP, FREQUENCY_LABELS } from '@/lib/alerts/saved-searches/constants';

/** How often alerts are sent, as a field of a form. */
export function FrequencyChoice() {
  const { t } = useTexts('alerts/saved-searches');
  return (
    <fieldset className="flex flex-col">
      <legend className="font-bold">{t('How often')}</legend>
      {FREQUENCIES.map((frequency) => (
        <label key={frequency} className="flex min-h-11 items-center gap-3">
          <Choice type="radio" name="frequency" value={frequency} defaultChecked={frequency === 'daily'} />
          <span>
            {t(FREQUENCY_LABELS[frequency])}
            <span className="text-ink-soft"> · {t(FREQUENCY_HELP[frequency])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
