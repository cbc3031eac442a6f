import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '#language';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { fieldsOf } from '@/components/ui/forms/form-field';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS, subTypesOf, wordsFor } from '@/lib/listings/fields/rules';
import type { FieldDefinition } from '@/lib/listings/fields/schema';
import { CONTACT_FREE, contactProblem } from '@/lib/listings/publish-gate/rules';
import type { PropertyFormValues } from '@/lib/listings/schema';
import type { Language } from '@/lib/platform/language/languages';
import type { Label } from '@/lib/platform/language/translate';
import { capitalised, formatLength, formatRupees, rupeesInWords } from '@/lib/platform/text/format';
import { parseLength, parseRupees } from '@/lib/platform/text/typed-figures';
import { AreaControl, type AreaName } from './area-control';

export type WizardForm = UseFormReturn<PropertyFormValues>;
export type ControlName = Exclude<FieldName, 'amenities'>;

/** "45 lakh" below the field, which reveals an extra zero. */
function moneyHelp(text: string, fallback: string | undefined, language: Language): string | undefined {
  const rupees = parseRupees(text);
  return rupees === undefined ? fallback : `${formatRupees(rupees)} · ${rupeesInWords(rupees, language)}`;
}

/** The parsed value, displayed because metres and feet are easily confused. */
function lengthHelp(text: string, fallback: string | undefined, language: Language): string | undefined {
  const feet = parseLength(text);
  return feet === undefined || /^\s*[\d.,]+\s*$/.test(text) ? fallback : formatLength(feet, language);
}

function inputProps({ kind, max, form }: FieldDefinition) {
  if (kind === 'length') return { inputMode: 'decimal' as const };
  if (kind === 'link') return { type: 'url', inputMode: 'url' as const };
  if (kind === 'count' || form?.numeric) return { inputMode: 'numeric' as const };
  return kind === 'text' && max ? { maxLength: max } : {};
}

function translated(labelOf: Label, { label, help, placeholder }: ReturnType<typeof wordsFor>) {
  return {
    label: labelOf(label.replace(' (sq ft)', '')),
    help: help && labelOf(help),
    placeholder: placeholder && labelOf(placeholder),
  };
}

/** Warns during typing about a phone number or address in a public text, which the server refuses. */
function useContactProblem(name: ControlName, text: string): string | undefined {
  const { reply } = useTexts('listings/wizard');
  const problem = CONTACT_FREE.some((path) => path === name) ? contactProblem(text ?? '') : undefined;
  return problem && reply(problem);
}

type Props = { name: ControlName; form: WizardForm; help?: string | undefined; className?: string };

/** A form field's control, as the registry describes it (lib/listings/fields/constants.ts). */
export function FieldControl({ name, form, help, className }: Props) {
  const { t } = useTexts('listings/wizard');
  const { label } = useTexts('listings/form');
  const field = FIELDS[name];
  const { kind, labels, max, required, step, form: own = {} } = field;
  const [category, type] = form.watch(['category', 'type']);
  const wording = translated(label, wordsFor(name, { category, type }));
  const bound = fieldsOf(form)(name);
  const shared = {
    className,
    label: wording.label,
    ...bound,
    error: useContactProblem(name, form.watch(name)) ?? bound.error,
  };
  const values = name === 'subType' ? subTypesOf(category) : field.values;
  if (values)
    return (
      <SelectField {...shared}>
        <option value="">{own.choose ? label(own.choose) : t('Not specified')}</option>
        <Options of={values.map((value) => [value, label(labels?.[value] ?? capitalised(value))])} />
      </SelectField>
    );
  if (kind === 'area')
    return (
      <AreaControl
        name={name as AreaName}
        form={form}
        label={wording.label}
        help={help ?? wording.help}
        placeholder={wording.placeholder}
        optional={step !== undefined && !required}
        className={className}
      />
    );
  const text = {
    ...shared,
    placeholder: wording.placeholder,
    help:
      kind === 'rupees'
        ? moneyHelp(form.watch(name), wording.help, t.language)
        : kind === 'length'
          ? lengthHelp(form.watch(name), wording.help, t.language)
          : (help ?? wording.help),
    autoComplete: own.autoComplete ?? (step === undefined ? undefined : 'off'),
    // fields under "More details" are all optional and do not say so
    optional: step !== undefined && !required,
  };
  if (kind === 'date') return <DayField {...text} placeholder={undefined} />;
  return own.rows ? (
    <TextAreaField rows={own.rows} maxLength={max} {...text} />
  ) : (
    <TextField {...inputProps(field)} {...text} />
  );
}
