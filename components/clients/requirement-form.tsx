'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { TypedField } from '@/components/search/filters/typed-field';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { Choice } from '@/components/ui/forms/control';
import { CheckboxField, Options, SelectField, TextField } from '@/components/ui/forms/field';
import { parseStored } from '@/lib/alerts/saved-searches/rules';
import {
  AMENITY_LABELS,
  CATEGORIES,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
} from '@/lib/listings/fields/vocabulary';
import { CITIES, findCity } from '@/lib/places/rules';
import { serverMessage } from '@/lib/platform/browser/api';
import { slugify } from '@/lib/platform/text/slug';
import { TYPED_MESSAGES, TYPED_NAMES, type Unreadable } from '@/lib/search/constants';
import { readTyped } from '@/lib/search/schema';

type Props = {
  query?: string;
  nearMisses?: boolean;
  label: string;
  send: (input: { query: string; nearMisses: boolean }) => Promise<void>;
};

type Choices = {
  legend: string;
  name: string;
  options: [string, string][];
  chosen?: readonly unknown[] | undefined;
};

function CheckboxGroup({ legend, name, options, chosen = [] }: Choices) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex max-h-44 flex-wrap gap-x-5 gap-y-1 overflow-y-auto">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-10 items-center gap-2">
            <Choice name={name} value={value} defaultChecked={chosen.map(String).includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const ROOMS = [1, 2, 3, 4, 5];

const TYPED = [
  { name: 'minPrice', label: 'Budget from', placeholder: '40 lakh' },
  { name: 'maxPrice', label: 'Budget up to', placeholder: '60 lakh' },
  { name: 'minArea', label: 'Area from (sq ft)', placeholder: '900' },
  { name: 'maxArea', label: 'Area up to (sq ft)', placeholder: '2 acres' },
] as const;

const CHOICES = [
  { name: 'furnishing', legend: 'Furnishing', options: Object.entries(FURNISHING_LABELS) },
  { name: 'possession', legend: 'Possession', options: Object.entries(POSSESSION_LABELS) },
  { name: 'amenities', legend: 'Amenities', options: Object.entries(AMENITY_LABELS) },
] as const;

function useSending(send: Props['send']) {
  const { reply } = useTexts('clients');
  const [unreadable, setUnreadable] = useState<Unreadable>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const params = new URLSearchParams();
    for (const [name, value] of data) if (name !== 'near' && value !== '') params.append(name, String(value));
    const wrong = readTyped(Object.fromEntries(params)).unreadable;
    setUnreadable(wrong);
    const first = TYPED_NAMES.find((name) => wrong[name]);
    setProblem(first ? reply(TYPED_MESSAGES[first]) : '');
    if (first) return;
    setBusy(true);
    try {
      await send({ query: params.toString(), nearMisses: data.has('near') });
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    } finally {
      setBusy(false);
    }
  };
  return { unreadable, problem, isBusy, submit };
}

/** A list's filters as a client's requirement, with the same values and names. */
export function RequirementForm({
  query = 'type=sale&city=nagpur',
  nearMisses = false,
  label: submitLabel,
  send,
}: Props) {
  const { t, label } = useTexts('clients');
  const search = parseStored(query);
  const [city, setCity] = useState(search.city ?? '');
  const { unreadable, problem, isBusy, submit } = useSending(send);
  const localities = (findCity(city)?.localities ?? []).map(({ slug, name }): [string, string] => [
    slug,
    label(name),
  ]);
  return (
    <form onSubmit={submit} aria-label={t('What the client wants')} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <SelectField label={t('To')} name="type" defaultValue={search.type ?? ''}>
          <option value="">{t('Buy or rent')}</option>
          <option value="sale">{t('Buy')}</option>
          <option value="rent">{t('Rent')}</option>
        </SelectField>
        <SelectField
          label={t('Category')}
          name="category"
          defaultValue={search.category ? slugify(search.category) : ''}
        >
          <option value="">{t('Any')}</option>
          <Options of={CATEGORIES.map((category) => [slugify(category), label(category)])} />
        </SelectField>
      </div>
      <SelectField
        label={t('City')}
        name="city"
        value={city}
        onChange={(event) => setCity(event.target.value)}
      >
        <option value="">{t('Any')}</option>
        <Options of={CITIES.map(({ slug, name }) => [slug, label(name)])} />
      </SelectField>
      {localities.length > 0 && (
        <CheckboxGroup
          key={city}
          legend={t('Localities')}
          name="locality"
          options={localities}
          chosen={search.locality}
        />
      )}
      <CheckboxGroup
        legend={t('Bedrooms')}
        name="bedrooms"
        options={ROOMS.map((n) => [String(n), t('{rooms} BHK', { rooms: n >= 5 ? '5+' : n })])}
        chosen={search.bedrooms}
      />
      <div className="grid grid-cols-2 gap-3">
        {TYPED.map(({ name, ...texts }) => (
          <TypedField
            key={name}
            name={name}
            label={t(texts.label)}
            placeholder={t(texts.placeholder)}
            value={search[name]}
            unreadable={unreadable}
          />
        ))}
      </div>
      {CHOICES.map(({ name, ...texts }) => (
        <CheckboxGroup
          key={name}
          name={name}
          legend={t(texts.legend)}
          options={texts.options.map(([value, text]) => [value, label(text)])}
          chosen={search[name]}
        />
      ))}
      <TextField
        label={t('Words')}
        optional
        name="q"
        defaultValue={search.q}
        placeholder={t('Society, road, corner')}
        maxLength={120}
      />
      <CheckboxField
        name="near"
        defaultChecked={nearMisses}
        label={t('Show near misses too')}
        help={t('Up to 10 % over the budget or under the area')}
      />
      {problem && <Notice variant="error">{problem}</Notice>}
      <SubmitButton variant="primary" disabled={isBusy} className="self-start">
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
