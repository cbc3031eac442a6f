import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { controlClass, PlainInput, Select } from '@/components/ui/forms/control';
import { DayInput } from '@/components/ui/forms/day-input';
import { Options } from '@/components/ui/forms/field';

type BarProps = {
  children: ReactNode;
  submit?: string;
  /** fields behind a button on a phone, for a list that should start on the first screen */
  folded?: ReactNode;
  applied?: number;
};

/** A GET form, so that every view has an address. */
export function FilterBar({ children, submit, folded, applied = 0 }: BarProps) {
  const { t } = useTexts('common');
  return (
    <form
      method="get"
      className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,auto)_auto] items-end gap-2 sm:flex sm:flex-wrap sm:gap-3 print:hidden"
    >
      {children}
      {folded && (
        <details className="folded-filters open:col-span-3">
          <summary className={buttonClass('secondary', 'sm', 'w-full cursor-pointer list-none sm:hidden')}>
            <SlidersHorizontal className="size-4" aria-hidden="true" />
            {applied > 0 ? t('Filters ({applied})', { applied }) : t('Filters')}
          </summary>
          <div className="grid grid-cols-2 gap-3 max-sm:pt-3 sm:flex sm:flex-wrap">{folded}</div>
        </details>
      )}
      <Button type="submit" size="sm" variant="secondary">
        {submit ?? t('Apply')}
      </Button>
    </form>
  );
}

const box = (extra?: string) => controlClass(false, clsx('h-10 text-note', extra));

export function SearchBox({ placeholder, value }: { placeholder: string; value: string | undefined }) {
  const { t } = useTexts('common');
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm sm:min-w-48 sm:flex-1">
      <span className="text-ink-soft max-sm:sr-only">{t('Search')}</span>
      <PlainInput
        type="search"
        name="search"
        placeholder={placeholder}
        defaultValue={value}
        maxLength={120}
        className={box()}
      />
    </label>
  );
}

type FieldProps = { label: string; name: string; value: string | undefined };

/** A day to filter by. Without JavaScript it is read as typed (`dayParam`). */
export function FilterDay({ label, name, value }: FieldProps) {
  const id = `filter-${name}`;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm sm:w-40">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <DayInput id={id} name={name} defaultValue={value ?? ''} isSmall />
    </div>
  );
}

export function FilterInput({ label, name, value, list }: FieldProps & { list?: readonly string[] }) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm sm:w-36">
      <span className="text-ink-soft">{label}</span>
      <PlainInput
        name={name}
        defaultValue={value}
        maxLength={120}
        list={list ? `list-${name}` : undefined}
        className={box()}
      />
      {list && (
        <datalist id={`list-${name}`}>
          {list.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </label>
  );
}

export function FilterSelect({
  label,
  name,
  value,
  options,
}: FieldProps & { options: readonly (readonly [value: string, label: string])[] }) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm sm:w-40">
      <span className="text-ink-soft">{label}</span>
      <Select name={name} defaultValue={value} className={box()}>
        <Options of={options} />
      </Select>
    </label>
  );
}
