import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTexts } from '#language';
import { Input, Select } from '@/components/ui/forms/control';
import { FieldShell, Options } from '@/components/ui/forms/field';
import type { FieldName } from '@/lib/listings/fields/dto';
import { AREA_UNIT_LABELS, AREA_UNIT_NAMES, type AreaUnit } from '@/lib/listings/fields/vocabulary';
import type { PropertyFormValues } from '@/lib/listings/schema';
import type { Language } from '@/lib/platform/language/languages';
import { formatArea, formatAreaIn, formatLand } from '@/lib/platform/text/format';
import { parseArea } from '@/lib/platform/text/typed-figures';

export type AreaName = Extract<FieldName, 'area' | 'carpetArea' | 'builtUpArea' | 'superBuiltUpArea'>;

type Props = {
  name: AreaName;
  form: UseFormReturn<PropertyFormValues>;
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  optional: boolean;
  className?: string | undefined;
};

const UNIT_AT_END = new RegExp(`^([\\d.,\\s]*?)\\s*(${Object.values(AREA_UNIT_LABELS).join('|')})$`);

/** Splits "150 sq m" into figure and unit. A text with several units, such as "2 acres 20 guntha", stays one figure. */
function split(text: string): { figure: string; unit: AreaUnit } {
  const [, figure, label] = UNIT_AT_END.exec(text) ?? [];
  const unit = AREA_UNIT_NAMES.find((name) => AREA_UNIT_LABELS[name] === label);
  return figure !== undefined && unit ? { figure, unit } : { figure: text, unit: 'sq-ft' };
}

/** Joins figure and unit. A plain figure means square feet, here and in the API. */
const joined = (figure: string, unit: AreaUnit): string =>
  figure.trim() === '' || unit === 'sq-ft' || /\p{L}/u.test(figure)
    ? figure
    : `${figure} ${AREA_UNIT_LABELS[unit]}`;

/** The parsed value, displayed to reveal a wrong unit. */
function readBack(text: string, unit: AreaUnit, language: Language): string | undefined {
  const squareFeet = parseArea(text);
  if (!squareFeet) return undefined;
  const other =
    unit === 'sq-ft' ? formatLand(squareFeet, language) : formatAreaIn(squareFeet, unit, language);
  return [formatArea(squareFeet, language), other].filter(Boolean).join(' · ');
}

export function AreaControl({ name, form, label, help, placeholder, optional, className }: Props) {
  const { t } = useTexts('listings/wizard');
  const { label: unitOf } = useTexts('listings/form');
  const { field, fieldState } = useController({ name, control: form.control });
  const [typed, setTyped] = useState(() => split(field.value));
  // filled in from a draft or another version
  const shown = joined(typed.figure, typed.unit) === field.value ? typed : split(field.value);
  const { unit } = shown;
  const change = (figure: string, next: AreaUnit) => {
    setTyped({ figure, unit: next });
    field.onChange(joined(figure, next));
    if (name === 'area') form.setValue('areaUnit', next === 'sq-ft' ? '' : next);
  };
  return (
    <FieldShell
      id={`area-${name}`}
      label={`${label} (${unitOf(AREA_UNIT_LABELS[unit])})`}
      help={readBack(field.value, unit, t.language) ?? help}
      error={fieldState.error?.message}
      optional={optional}
      className={className}
    >
      {(described) => (
        <div className="flex gap-2">
          <Input
            invalid={fieldState.invalid}
            {...described}
            ref={field.ref}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={shown.figure}
            onBlur={field.onBlur}
            onChange={(event) => change(event.target.value, unit)}
            className="h-12 min-w-0"
          />
          <Select
            aria-label={t('Unit: {label}', { label })}
            value={unit}
            onChange={(event) => change(shown.figure, event.target.value as AreaUnit)}
            className="h-12 w-auto! shrink-0"
          >
            <Options of={AREA_UNIT_NAMES.map((name) => [name, unitOf(AREA_UNIT_LABELS[name])])} />
          </Select>
        </div>
      )}
    </FieldShell>
  );
}
