'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Choice } from '@/components/ui/forms/control';
import { formatNumber } from '@/lib/platform/text/format';
import { COUNTED_NOUNS, type ListNoun } from '@/lib/search/lists/constants';

export type FacetOption = { value: string; label: string; count: number };

type Props = {
  title: string;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  noun: ListNoun;
  kind?: 'checkbox' | 'radio';
  open?: boolean;
  before?: ReactNode;
  children?: ReactNode;
};

const SHOWN = 8;

export function Option({
  name,
  option,
  checked,
  kind = 'checkbox',
  noun,
}: {
  name: string;
  option: FacetOption;
  checked: boolean;
  kind?: string;
  noun: ListNoun;
}) {
  const { t } = useTexts('search/filters');
  const count = formatNumber(option.count);
  return (
    <label className="facet-option">
      <Choice
        type={kind}
        name={name}
        value={option.value}
        defaultChecked={checked}
        // adjacent figures mean nothing to screen reader users
        aria-label={
          option.value &&
          t('{option}, {counted}', {
            option: option.label,
            counted: t(COUNTED_NOUNS[noun], { count: option.count }),
          })
        }
      />
      <span>{option.label}</span>
      {option.value !== '' && <small>{count}</small>}
    </label>
  );
}

export function FacetGroup({
  title,
  name,
  options,
  chosen,
  noun,
  kind = 'checkbox',
  open = false,
  before,
  children,
}: Props) {
  const { t } = useTexts('search/filters');
  if (options.length === 0 && !children) return null;
  const first = options.filter((option, i) => i < SHOWN || chosen.includes(option.value));
  const rest = options.filter((option) => !first.includes(option));
  const render = (option: FacetOption) => (
    <Option key={option.value} {...{ name, option, kind, noun }} checked={chosen.includes(option.value)} />
  );
  return (
    <details className="fold" open={open || chosen.some(Boolean)}>
      <summary className="font-bold">{title}</summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {before}
        {first.map(render)}
        {rest.length > 0 && (
          <details>
            <summary className="min-h-10 content-center text-accent">
              {t('{count} more', { count: rest.length })}
            </summary>
            {rest.map(render)}
          </details>
        )}
        {children}
      </fieldset>
    </details>
  );
}
