'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Input } from './control';
import { type Described, FieldShell } from './field';

export type ComboboxChoice = { id: string; name: string };

type Props = Described & {
  choices: readonly ComboboxChoice[];
  /** id of the chosen one, or '' */
  value: string;
  onChange: (id: string) => void;
  /** label for no choice, such as "None of these" */
  none: string;
};

/** Limit of shown options, because typing another letter is faster than scrolling. */
const MAX_SHOWN = 50;

const wordsOf = (text: string) => text.toLowerCase().split(/[\s·-]+/);

/** True if each typed word begins a word of the name or a part of a code, in any order. */
const matches = ({ name }: ComboboxChoice, query: string) =>
  wordsOf(query).every((typed) => wordsOf(name).some((word) => word.startsWith(typed)));

/** A choice by typing (WAI-ARIA combobox with a list). Enter selects, Escape restores. For a dozen fixed choices use `SelectField`. */
export function ComboboxField({ choices, value, onChange, none, ...described }: Props) {
  const id = useId();
  const [query, setQuery] = useState<string>();
  const [at, setAt] = useState(0);
  const isOpen = query !== undefined;
  const chosen = choices.find((choice) => choice.id === value);
  const found = [{ id: '', name: none }, ...choices.filter((choice) => matches(choice, query ?? ''))];
  const shown = (query ? found.slice(1) : found).slice(0, MAX_SHOWN);
  const open = (text: string) => {
    setQuery(text);
    setAt(0);
  };
  const take = (choice: ComboboxChoice | undefined) => {
    if (choice) onChange(choice.id);
    setQuery(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) open('');
    else if (step) setAt((before) => (before + step + shown.length) % Math.max(1, shown.length));
    else if (event.key === 'Enter' && isOpen) take(shown[at]);
    else if (event.key === 'Escape' && isOpen) setQuery(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldShell id={id} {...described}>
      {(attributes) => (
        <div className="relative">
          <Input
            {...attributes}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && shown[at] ? `${id}-${at}` : undefined}
            autoComplete="off"
            className="h-12"
            placeholder={none}
            value={query ?? chosen?.name ?? ''}
            onChange={({ target }) => open(target.value)}
            onClick={() => !isOpen && open('')}
            onKeyDown={onKeyDown}
            onBlur={() => setQuery(undefined)}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={typeof described.label === 'string' ? described.label : undefined}
            hidden={!isOpen || shown.length === 0}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-paper py-1 shadow-lift"
          >
            {isOpen &&
              shown.map((choice, i) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                <div
                  key={choice.id}
                  id={`${id}-${i}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={i === at}
                  className={clsx('min-h-11 cursor-pointer px-3.5 py-2', i === at && 'bg-sunken')}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(choice)}
                >
                  {choice.name}
                </div>
              ))}
          </div>
        </div>
      )}
    </FieldShell>
  );
}
