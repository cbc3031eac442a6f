import { useTexts } from '#language';
import { TextField } from '@/components/ui/forms/field';
import { formatNumber } from '@/lib/platform/text/format';
import { typedRupees } from '@/lib/platform/text/typed-figures';
import { TYPED_MESSAGES, type TypedFilter, type Unreadable } from '@/lib/search/constants';

type Props = {
  name: TypedFilter;
  label: string;
  placeholder: string;
  value: number | undefined;
  unreadable: Unreadable;
};

/** A filter typed in everyday words, with an error for unreadable text. */
export function TypedField({ name, label, placeholder, value, unreadable }: Props) {
  const { language } = useTexts();
  const format = (figure: number) =>
    /Area|Bedrooms/.test(name) ? formatNumber(figure) : typedRupees(figure, language);
  const wrong = unreadable[name];
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={wrong ?? (value === undefined ? '' : format(value))}
      placeholder={placeholder}
      error={wrong && TYPED_MESSAGES[name]}
      autoComplete="off"
      maxLength={40}
    />
  );
}
