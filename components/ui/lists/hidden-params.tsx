import { HiddenInput } from '@/components/ui/forms/control';
import type { ListParams } from '@/lib/platform/text/list-url';

type Props = {
  search: ListParams;
  /** names of the form's own fields */
  except?: readonly string[];
  only?: readonly string[];
};

/** Parameters of the current address that a form keeps. */
export function HiddenParams({ search, except = [], only }: Props) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined || value === '' || except.includes(name) || (only && !only.includes(name)) ? null : (
      <HiddenInput key={name} name={name} value={String(value)} />
    ),
  );
}
