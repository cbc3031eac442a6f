import { TextAreaField, TextField } from '@/components/ui/field';
import type { FieldSpec } from '@/lib/settings/constants';

type Props = { spec: FieldSpec; value: unknown; error: string | undefined };

/** One setting. While it is empty, what holds instead stands in its place. */
export function SettingsField({ spec, value, error }: Props) {
  const { name, label, type = 'text', fallback, help } = spec;
  const shared = {
    name,
    label,
    error,
    help: help ?? (fallback && 'Empty: as shown'),
    placeholder: fallback,
    defaultValue: value === undefined ? '' : String(value),
  };
  if (type === 'area') return <TextAreaField {...shared} rows={3} className="sm:col-span-2" />;
  if (type === 'number') return <TextField {...shared} inputMode="numeric" />;
  return <TextField {...shared} type={type} />;
}
