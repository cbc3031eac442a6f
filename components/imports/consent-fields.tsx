import { useTexts } from '#language';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField } from '@/components/ui/forms/field';
import { CONSENT_LABELS, CONSENT_WAYS } from '@/lib/clients/constants';

export type Consent = { consentHow: string; consentDay: string };

type Props = { value: Consent; onChange: (value: Consent) => void };

/** The consent given by all people in the file. */
export function ConsentFields({ value, onChange }: Props) {
  const { t } = useTexts('clients');
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <SelectField
        label={t('Everybody in the file may be written to, because each')}
        value={value.consentHow}
        onChange={(event) => onChange({ ...value, consentHow: event.target.value })}
      >
        <option value="">{t('Has not agreed yet')}</option>
        {CONSENT_WAYS.map((way) => (
          <option key={way} value={way}>
            {t(CONSENT_LABELS[way])}
          </option>
        ))}
      </SelectField>
      {value.consentHow !== '' && (
        <DayField
          label={t('On which day')}
          required
          value={value.consentDay}
          onChange={(event) => onChange({ ...value, consentDay: event.target.value })}
        />
      )}
    </div>
  );
}
