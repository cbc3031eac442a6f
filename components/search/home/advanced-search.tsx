'use client';

import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button, IconButton } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Choice, RangeInput } from '@/components/ui/forms/control';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { CATEGORIES, type ListingType } from '@/lib/listings/fields/vocabulary';
import type { Text } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { slugify } from '@/lib/platform/text/slug';
import { budgetLimit } from '@/lib/search/parser/budget';

/** "Any price", "Up to ₹45 L", "Up to ₹1 Cr". Rents are a thousandth of a price and say that they are monthly. */
function budgetText(step: number, type: ListingType, t: Text<'search/home'>): string {
  const limit = budgetLimit(step, type);
  if (limit === undefined) return t('Any price');
  const price = formatRupeesShort(limit, t.language);
  return type === 'rent' ? t('Up to {price} a month', { price }) : t('Up to {price}', { price });
}

function Budget({ type }: { type: ListingType }) {
  const id = useId();
  const [step, setStep] = useState(0);
  const { t } = useTexts('search/home');
  const text = budgetText(step, type, t);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-bold">
          {t('Price')}
        </label>
        <output htmlFor={id} className="font-bold tabular">
          {text}
        </output>
      </div>
      <RangeInput
        id={id}
        name="upTo"
        min={0}
        max={100}
        step={5}
        value={step}
        aria-valuetext={text}
        onChange={(event) => setStep(Number(event.target.value))}
        className="mt-2 h-8"
      />
    </div>
  );
}

function TypeChoice({ type, onType }: { type: ListingType; onType: (type: ListingType) => void }) {
  const { t } = useTexts('search/home');
  const choices = [
    { value: 'sale', label: 'Buy' },
    { value: 'rent', label: 'Rent' },
  ] as const;
  return (
    <fieldset className="flex gap-6">
      <legend className="sr-only">{t('Buy or rent')}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <Choice
            type="radio"
            name="type"
            value={value}
            checked={type === value}
            onChange={() => onType(value)}
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

const BEDROOMS = [1, 2, 3, 4, 5] as const;

/** A plain GET form. `/search` parses the place and turns the rest into a list's filters. */
function Fields() {
  const { t, label } = useTexts('search/home');
  const [type, setType] = useState<ListingType>('sale');
  return (
    <>
      <TypeChoice type={type} onType={setType} />
      <TextField
        label={t('Location')}
        name="ask"
        maxLength={120}
        placeholder={t('Dharampeth')}
        autoComplete="off"
      />
      <SelectField label={t('Property type')} name="category" defaultValue="">
        <option value="">{t('Any type')}</option>
        <Options of={CATEGORIES.map((category) => [slugify(category), label(category)])} />
      </SelectField>
      <Budget type={type} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('Minimum price')}
          name="minPrice"
          placeholder={t('40 lakh')}
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          label={t('Maximum price')}
          name="maxPrice"
          placeholder={t('0.6 cr')}
          maxLength={40}
          autoComplete="off"
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-bold">{t('BHK')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {BEDROOMS.map((count) => (
            <label key={count} className="flex min-h-11 items-center gap-2">
              <Choice name="bedrooms" value={count} />
              {count === 5 ? '5+' : count}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('Keywords')}
        name="q"
        maxLength={120}
        placeholder={t('corner plot, lake view')}
        autoComplete="off"
      />
    </>
  );
}

/** Opens without script in browsers with invoker commands (Chrome 135, Firefox 144, Safari 26.2); others need the click handler. */
export function AdvancedSearch() {
  const { t, href } = useTexts('search/home');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5 mt-2"
        {...command('show-modal')}
        onClick={() => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t('Advanced search')}
      </Button>
      <Dialog ref={dialog} id={id} size="lg" aria-labelledby={`${id}-title`}>
        <form action={href('/search')} className="grid gap-5 p-5 sm:p-7">
          <div className="flex items-center justify-between gap-4">
            <Heading level={2} id={`${id}-title`}>
              {t('Advanced search')}
            </Heading>
            <IconButton
              label={t('Close advanced search')}
              className="-mr-2"
              {...command('close')}
              onClick={() => dialog.current?.close()}
            >
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
          <Fields />
          <Button type="submit" variant="primary">
            {t('Show properties')}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
