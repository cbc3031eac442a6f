import { HiddenInput } from '@/components/ui/forms/control';
import type { ListParams } from '@/lib/platform/text/list-url';

type Props = {
  search: ListParams;
  /** names that the form has fields of its own for */
  except?: readonly string[];
  /** only these; all of them without it */
  only?: readonly string[];
};

/** What a form takes along of the address that it is on. */
export function HiddenParams({ search, except = [], only }: Props) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined || value === '' || except.includes(name) || (only && !only.includes(name)) ? null : (
      <HiddenInput key={name} name={name} value={String(value)} />
    ),
  );
}
