'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#language';
import { Input } from '@/components/ui/forms/control';
import { formatNumber } from '@/lib/platform/text/format';
import type { ListNoun } from '@/lib/search/lists/constants';
import type { LocalityReply } from '@/lib/search/lists/dto';
import { type FacetOption, Option } from './facet-group';

type Props = {
  form: HTMLFormElement;
  type: string;
  noun: ListNoun;
  /** text typed before it was interactive */
  typed?: string;
};

const PAUSE_MS = 150;
const NOTHING: LocalityReply = { localities: [], more: 0 };

function formQuery(form: HTMLFormElement, type: string, starts: string, language: string): string {
  const params = new URLSearchParams({ type, starts, language });
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && name !== 'addLocality') params.append(name, value);
  return params.toString();
}

/** Localities matching the typed text, shortly after the last key. A slow reply never replaces a newer one. */
function useLocalities(form: HTMLFormElement, type: string, typed: string): LocalityReply {
  const { language } = useTexts();
  const [reply, setReply] = useState(NOTHING);
  useEffect(() => {
    if (typed.trim() === '') return setReply(NOTHING);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/api/search/localities?${formQuery(form, type, typed, language)}`, { signal: controller.signal })
        .then((response) => (response.ok ? (response.json() as Promise<LocalityReply>) : NOTHING))
        .then(setReply)
        // optional, because the form accepts any name
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form, type, typed, language]);
  return reply;
}

type ListProps = {
  id: string;
  localities: FacetOption[];
  active: number;
  onPick: (option: FacetOption) => void;
};

function Localities({ id, localities, active, onPick }: ListProps) {
  const { t } = useTexts('search/filters');
  return (
    <ul
      id={`${id}-list`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox (WAI-ARIA APG)
      role="listbox"
      aria-label={t('Localities')}
      className="mt-1 rounded-md border border-line bg-surface py-1"
    >
      {localities.map((option, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <li
          key={option.value}
          id={`${id}-${i}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox (WAI-ARIA APG)
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          // the focus stays in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className="flex min-h-10 cursor-pointer items-center gap-3 px-3 hover:bg-sunken aria-selected:bg-sunken"
        >
          <span className="flex-1">{option.label}</span>
          <span className="text-ink-soft text-sm tabular">{formatNumber(option.count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A field that finds every used locality by any of its names, besides the fullest ones in the form. */
export function LocalityField({ form, type, noun, typed: initial = '' }: Props) {
  const { t } = useTexts('search/filters');
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [added, setAdded] = useState<FacetOption[]>([]);
  const [active, setActive] = useState(-1);
  const { localities, more } = useLocalities(form, type, typed);
  const list = useRef<HTMLDivElement>(null);
  const newest = added.at(-1)?.value;
  // dispatches an event like any other choice, so that the form counts it and a wide screen applies it at once
  useEffect(() => {
    if (newest === undefined) return;
    const box = list.current?.querySelector(`input[value="${CSS.escape(newest)}"]`);
    for (const name of ['input', 'change']) box?.dispatchEvent(new Event(name, { bubbles: true }));
  }, [newest]);

  const pick = (option: FacetOption) => {
    // the choice may submit the form immediately, without its typed text
    flushSync(() => {
      setTyped('');
      setActive(-1);
    });
    const known = form.querySelector<HTMLInputElement>(
      `input[name="locality"][value="${CSS.escape(option.value)}"]`,
    );
    if (!known) return setAdded([...added, option]);
    // it may be among folded ones
    const fold = known.closest('details');
    if (fold) fold.open = true;
    if (!known.checked) known.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = localities;
    if (event.key === 'Escape' && typed) {
      event.preventDefault();
      event.stopPropagation();
      setTyped('');
    } else if (length === 0) return;
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + length + 1) % (length + 1)) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick(localities[Math.max(0, active)]!);
    }
  };
  const opens = localities.length > 0;
  return (
    <div ref={list} className="pb-2">
      <label htmlFor={id} className="sr-only">
        {t('Add a locality')}
      </label>
      <Input
        id={id}
        name="addLocality"
        type="search"
        role="combobox"
        aria-expanded={opens}
        aria-autocomplete="list"
        aria-controls={opens ? `${id}-list` : undefined}
        aria-activedescendant={opens && active >= 0 ? `${id}-${active}` : undefined}
        value={typed}
        maxLength={200}
        autoComplete="off"
        placeholder={t('Type a locality')}
        className="h-11"
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {opens && <Localities id={id} localities={localities} active={active} onPick={pick} />}
      <p role="status" className="text-ink-soft text-sm">
        {opens && more > 0 && t('{count} more, keep typing', { count: formatNumber(more) })}
      </p>
      {added.map((option) => (
        <Option key={option.value} name="locality" option={option} noun={noun} checked />
      ))}
    </div>
  );
}
