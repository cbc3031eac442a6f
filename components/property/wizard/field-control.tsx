import type { UseFormReturn } from 'react-hook-form';
import { useLabel, useText } from '#language';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import { capitalised, formatLength, formatRupees, rupeesInWords } from '@/lib/format';
import type { Language } from '@/lib/language/languages';
import type { Label } from '@/lib/language/translate';
import type { PropertyFormValues } from '@/lib/listing/schema';
import type { FieldName } from '@/lib/listing-field/dto';
import { FIELDS, subTypesOf, wordsFor } from '@/lib/listing-field/rules';
import type { FieldDefinition } from '@/lib/listing-field/schema';
import { parseLength, parseRupees } from '@/lib/typed-figures';
import { AreaControl, type AreaName } from './area-control';

export type WizardForm = UseFormReturn<PropertyFormValues>;
export type ControlName = Exclude<FieldName, 'amenities'>;

/** "45 lakh" under the field, so that a zero too many is seen. */
function moneyHelp(text: string, fallback: string | undefined, language: Language): string | undefined {
  const rupees = parseRupees(text);
  return rupees === undefined ? fallback : `${formatRupees(rupees)} · ${rupeesInWords(rupees, language)}`;
}

/** Metres and feet are easily mixed up: what was understood stands below. */
function lengthHelp(text: string, fallback: string | undefined, language: Language): string | undefined {
  const feet = parseLength(text);
  return feet === undefined || /^\s*[\d.,]+\s*$/.test(text) ? fallback : formatLength(feet, language);
}

/** What the keyboard of a phone offers. */
function inputProps({ kind, max, form }: FieldDefinition) {
  if (kind === 'date') return { type: 'date' };
  if (kind === 'length') return { inputMode: 'decimal' as const };
  if (kind === 'link') return { type: 'url', inputMode: 'url' as const };
  if (kind === 'count' || form?.numeric) return { inputMode: 'numeric' as const };
  return kind === 'text' && max ? { maxLength: max } : {};
}

/** What the registry says of a field, in the language of the page; an area has its unit beside it. */
function wordsIn(say: Label, { label, help, placeholder }: ReturnType<typeof wordsFor>) {
  return {
    label: say(label.replace(' (sq ft)', '')),
    help: help && say(help),
    placeholder: placeholder && say(placeholder),
  };
}

type Props = { name: ControlName; form: WizardForm; help?: string | undefined; className?: string };

/** The control of a field of the form, as the registry describes it (lib/listing-field/constants.ts). */
export function FieldControl({ name, form, help, className }: Props) {
  const t = useText('wizard');
  const say = useLabel('listingForm');
  const field = FIELDS[name];
  const { kind, labels, max, required, step, form: own = {} } = field;
  const [category, type] = form.watch(['category', 'type']);
  const said = wordsIn(say, wordsFor(name, { category, type }));
  const shared = { className, label: said.label, ...fieldsOf(form)(name) };
  const values = name === 'subType' ? subTypesOf(category) : field.values;
  if (values)
    return (
      <SelectField {...shared}>
        <option value="">{own.choose ? say(own.choose) : t('Not specified')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {say(labels?.[value] ?? capitalised(value))}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'area')
    return (
      <AreaControl
        name={name as AreaName}
        form={form}
        label={said.label}
        help={help ?? said.help}
        placeholder={said.placeholder}
        optional={step !== undefined && !required}
        className={className}
      />
    );
  const text = {
    ...shared,
    placeholder: said.placeholder,
    help:
      kind === 'rupees'
        ? moneyHelp(form.watch(name), said.help, t.language)
        : kind === 'length'
          ? lengthHelp(form.watch(name), said.help, t.language)
          : (help ?? said.help),
    autoComplete: own.autoComplete ?? (step === undefined ? undefined : 'off'),
    // a field under "More details" need not say that it may stay empty
    optional: step !== undefined && !required,
  };
  return own.rows ? (
    <TextAreaField rows={own.rows} maxLength={max} {...text} />
  ) : (
    <TextField {...inputProps(field)} {...text} />
  );
}
