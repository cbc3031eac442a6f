import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import type { FieldSpec } from '@/lib/settings/constants';

type Props = {
  spec: FieldSpec;
  /** the form's text about the field */
  field: Pick<ComponentProps<'input'>, 'name' | 'defaultValue'> & { error: string | undefined };
};

/** One setting. While it is empty, its placeholder shows the default. */
export function SettingsField({ spec, field }: Props) {
  const { label, type = 'text', fallback, help } = spec;
  // the field's address, for links from the search of settings
  const shared = {
    id: spec.name,
    label,
    help: help ?? (fallback && 'Empty: as shown'),
    placeholder: fallback,
    ...field,
  };
  if (type === 'area')
    return <TextAreaField {...(shared as object)} label={label} rows={3} className="sm:col-span-2" />;
  if (type === 'number') return <TextField {...shared} inputMode="numeric" />;
  return <TextField {...shared} type={type} />;
}
