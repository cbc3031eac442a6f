'use client';

import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { formatRupeesShort } from '@/lib/format';
import { CATEGORIES, type ListingType } from '@/lib/listing-vocabulary/constants';
import { budgetLimit } from '@/lib/query-parser/budget';
import { slugify } from '@/lib/slug';

/** "Any price", "Up to ₹45 L", "Up to ₹1 Cr"; rents are a thousandth of a price and say that they are monthly. */
function budgetText(step: number, type: ListingType): string {
  const limit = budgetLimit(step, type);
  if (limit === undefined) return 'Any price';
  return `Up to ${formatRupeesShort(limit)}${type === 'rent' ? ' a month' : ''}`;
}

function Budget({ type }: { type: ListingType }) {
  const id = useId();
  const [step, setStep] = useState(0);
  const text = budgetText(step, type);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-bold">
          Price
        </label>
        <output htmlFor={id} className="font-bold tabular">
          {text}
        </output>
      </div>
      <input
        id={id}
        name="upTo"
        type="range"
        min={0}
        max={100}
        step={5}
        value={step}
        aria-valuetext={text}
        onChange={(event) => setStep(Number(event.target.value))}
        className="mt-2 h-8 w-full accent-(--accent)"
      />
    </div>
  );
}

function TypeChoice({ type, onType }: { type: ListingType; onType: (type: ListingType) => void }) {
  const choices = [
    { value: 'sale', label: 'Buy' },
    { value: 'rent', label: 'Rent' },
  ] as const;
  return (
    <fieldset className="flex gap-6">
      <legend className="sr-only">Buy or rent</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="type"
            value={value}
            checked={type === value}
            onChange={() => onType(value)}
            className="size-5 accent-(--accent)"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const BEDROOMS = [1, 2, 3, 4, 5] as const;

/** A plain GET form: `/search` reads the words of the place and turns the rest into the filters of a list. */
function Fields() {
  const [type, setType] = useState<ListingType>('sale');
  return (
    <>
      <TypeChoice type={type} onType={setType} />
      <TextField label="Location" name="ask" maxLength={120} placeholder="Dharampeth" autoComplete="off" />
      <SelectField label="Property type" name="category" defaultValue="">
        <option value="">Any type</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={slugify(category)}>
            {category}
          </option>
        ))}
      </SelectField>
      <Budget type={type} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Minimum price"
          name="minPrice"
          placeholder="40 lakh"
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          label="Maximum price"
          name="maxPrice"
          placeholder="0.6 cr"
          maxLength={40}
          autoComplete="off"
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-bold">BHK</legend>
        <div className="flex flex-wrap gap-x-5">
          {BEDROOMS.map((count) => (
            <label key={count} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="bedrooms" value={count} className="size-5 accent-(--accent)" />
              {count === 5 ? '5+' : count}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Keywords"
        name="q"
        maxLength={120}
        placeholder="corner plot, lake view"
        autoComplete="off"
      />
    </>
  );
}

/**
 * The button opens the dialog by itself where the browser knows invoker commands (Chrome 135, Firefox 144, Safari 26.2),
 * before and without our script; elsewhere the click handler does.
 */
export function AdvancedSearch() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id });
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', 'sm', '-ml-3.5 mt-2')}
        {...command('show-modal')}
        onClick={() => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        Advanced search
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-labelledby={`${id}-title`}
        className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-md border border-line bg-paper p-0 text-ink shadow-lift backdrop:bg-black/50"
      >
        <form action="/search" className="grid gap-5 p-5 sm:p-7">
          <div className="flex items-center justify-between gap-4">
            <h2 id={`${id}-title`} className="text-2xl">
              Advanced search
            </h2>
            <button
              type="button"
              aria-label="Close advanced search"
              className="-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken"
              {...command('close')}
              onClick={() => dialog.current?.close()}
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          <Fields />
          <Button type="submit" variant="primary">
            Show properties
          </Button>
        </form>
      </dialog>
    </>
  );
}
