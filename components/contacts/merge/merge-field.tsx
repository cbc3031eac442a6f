import { Choice } from '@/components/ui/forms/control';
import { formatDate } from '@/lib/platform/text/format';

type Props = {
  field: string;
  label: string;
  a: string | undefined;
  b: string | undefined;
  preferred: 'a' | 'b';
};

const DATES = ['birthday', 'anniversary'];

/** One field of both contacts. If only one has a value, or both the same, there is no choice. */
export function MergeField({ field, label, a, b, preferred }: Props) {
  const shown = (value: string | undefined) => (value && DATES.includes(field) ? formatDate(value) : value);
  const differ = a && b && a !== b;
  const sides = [
    ['a', a],
    ['b', b],
  ] as const;
  return (
    <fieldset className="grid gap-x-6 gap-y-1 border-line border-b py-2 text-note sm:grid-cols-[9rem_1fr_1fr_auto]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-ink-soft">
        {label}
      </span>
      {sides.map(([side, value]) =>
        differ ? (
          <label key={side} className="flex min-w-0 items-start gap-2">
            <Choice
              type="radio"
              name={field}
              value={side}
              defaultChecked={field !== 'notes' && side === preferred}
              className="mt-0.5 size-4.5"
            />
            <span className="min-w-0 whitespace-pre-line break-words">{shown(value)}</span>
          </label>
        ) : (
          <span key={side} className="min-w-0 whitespace-pre-line break-words max-sm:empty:hidden">
            {side === 'b' && a === b ? (
              <span className="text-ink-soft max-sm:hidden">the same</span>
            ) : (
              shown(value)
            )}
          </span>
        ),
      )}
      {differ && field === 'notes' && (
        <label className="flex items-start gap-2">
          <Choice type="radio" name={field} value="both" defaultChecked className="mt-0.5 size-4.5" />
          <span>Both</span>
        </label>
      )}
    </fieldset>
  );
}
