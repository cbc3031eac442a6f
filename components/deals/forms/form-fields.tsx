import { useTexts } from '#language';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { type FormField, MAX_BLOCK_LENGTH, MAX_LINE_LENGTH } from '@/lib/deals/forms/constants';

type Props = { field: FormField; value: string | number | undefined; error: string | undefined };

export function FormFieldControl({ field, value, error }: Props) {
  const { t } = useTexts('deals/forms');
  const { name, kind, isOptional, min = 0, max = 0, options = {} } = field;
  const label = t(field.label as 'Valid from');
  const common = { label, name, error, optional: isOptional ?? false };
  const text = value === undefined ? '' : String(value);
  if (kind === 'block')
    return (
      <TextAreaField
        {...common}
        rows={2}
        maxLength={MAX_BLOCK_LENGTH}
        defaultValue={text}
        className="sm:col-span-2"
      />
    );
  if (kind === 'day') return <DayField {...common} defaultValue={text} />;
  if (kind === 'choice')
    return (
      <SelectField {...common} defaultValue={text}>
        <option value="">–</option>
        {Object.entries(options).map(([key, optionLabel]) => (
          <option key={key} value={key}>
            {t(optionLabel as 'Sale')}
          </option>
        ))}
      </SelectField>
    );
  const help = {
    rupees: t('Such as 45 lakh or 18,500'),
    time: t('Such as 16:30'),
    count: t('From {min} to {max}', { min, max }),
    percent: t('From {min} to {max}', { min: 0, max: 100 }),
    line: undefined,
  }[kind];
  const mode = kind === 'count' ? 'numeric' : kind === 'percent' ? 'decimal' : 'text';
  return (
    <TextField
      {...common}
      {...(help && { help })}
      inputMode={mode}
      maxLength={kind === 'line' ? MAX_LINE_LENGTH : 40}
      autoComplete="off"
      defaultValue={text}
    />
  );
}
