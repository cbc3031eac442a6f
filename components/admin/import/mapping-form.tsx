'use client';

import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { api, errorMessage } from '@/lib/http/client';
import { DUPLICATE_RULE_LABELS, DUPLICATE_RULES, IMPORT_PAGES } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import { targetsOf } from '@/lib/import-admin/rules';

type Props = { one: ImportDto };

/** The second step: which column fills which field, and what happens to those that are there already. */
export function MappingForm({ one }: Props) {
  const [mapping, setMapping] = useState(one.mapping);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ready = useHydrated() && !busy;
  const { fields, missing, hasDates } = targetsOf(one.kind);
  const path = `${IMPORT_PAGES[one.kind].path}/${one.id}`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lacking = missing(mapping);
    if (lacking) return setFailure(lacking);
    const { duplicates, dateOrder } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setFailure(undefined);
    try {
      await api(`/api/admin/import/${one.id}`, { method: 'PUT', body: { mapping, duplicates, dateOrder } });
      window.location.assign(path);
    } catch (error) {
      setFailure(errorMessage(error, 'The columns were not saved'));
      setBusy(false);
    }
  }

  const choose = (at: number, field: string) =>
    setMapping(one.headings.map((_, i) => (i === at ? field : (mapping[i] ?? ''))));
  const used = mapping.filter(Boolean).length;

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <section>
        <h2 className="text-xl">Columns</h2>
        <p className="mb-3 text-ink-soft">
          {used} of {one.headings.length} columns are used. Correct what was guessed wrong; the other columns
          are left out.
        </p>
        <ul className="border-line border-t">
          {one.headings.map((heading, i) => (
            <ColumnChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one heading
              key={i}
              heading={heading}
              samples={one.samples.flatMap((cells) => cells[i] || [])}
              value={mapping[i] ?? ''}
              fields={fields}
              onChange={(field) => choose(i, field)}
            />
          ))}
        </ul>
      </section>
      <RuleChoice one={one} />
      {hasDates && (
        <SelectField
          label="Dates such as 4/5/1984 are"
          name="dateOrder"
          defaultValue={one.dateOrder}
          className="max-w-xs"
        >
          <option value="dmy">day / month / year</option>
          <option value="mdy">month / day / year</option>
        </SelectField>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" disabled={!ready}>
          Check the file
        </Button>
        <span className="text-ink-soft">The check imports nothing.</span>
      </div>
    </form>
  );
}

type ColumnProps = {
  heading: string;
  samples: string[];
  value: string;
  fields: readonly { field: string; label: string }[];
  onChange: (field: string) => void;
};

function ColumnChoice({ heading, samples, value, fields, onChange }: ColumnProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-line border-b py-2 sm:grid-cols-[14rem_19rem_1fr]">
      <span className="break-words font-bold">{heading}</span>
      <select
        aria-label={`Field for the column ${heading}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass(false, clsx('h-10 text-[0.9375rem]', !value && 'text-ink-soft'))}
      >
        <option value="">Leave out</option>
        {fields.map(({ field, label }) => (
          <option key={field} value={field}>
            {label}
          </option>
        ))}
      </select>
      <span className="min-w-0 truncate text-[0.9375rem] text-ink-soft">{samples.join(' · ')}</span>
    </li>
  );
}

function RuleChoice({ one }: Props) {
  const { many } = IMPORT_PAGES[one.kind];
  return (
    <fieldset>
      <legend className="mb-1 font-bold text-xl">If they already exist</legend>
      <p className="mb-2 text-ink-soft">{targetsOf(one.kind).sameness}</p>
      <div className="flex flex-col gap-2">
        {DUPLICATE_RULES.map((rule) => {
          const [label, help] = DUPLICATE_RULE_LABELS[rule];
          return (
            <label key={rule} className="flex items-start gap-3">
              <input
                type="radio"
                name="duplicates"
                value={rule}
                defaultChecked={rule === one.duplicates}
                className="mt-1 size-5 shrink-0 accent-(--accent)"
              />
              <span>
                {label}
                <span className="block text-[0.9375rem] text-ink-soft">{help.replace('entries', many)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
