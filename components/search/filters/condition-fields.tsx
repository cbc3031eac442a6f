import { useTexts } from '#language';
import { Choice, HiddenInput } from '@/components/ui/forms/control';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import {
  CHOICE_NAMES,
  CHOICES,
  type ChoiceName,
  LEFT_OUT_KEYS,
  maxOf,
  minOf,
  RANGES,
  type RangeField,
} from '@/lib/search/conditions/constants';
import { factOf } from '@/lib/search/conditions/rules';
import { CONDITION_KEYS } from '@/lib/search/conditions/schema';
import type { Facets } from '@/lib/search/engine/dto';
import type { ListNoun } from '@/lib/search/lists/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { FacetGroup, type FacetOption } from './facet-group';

type Props = { search: PropertySearch; facets: Facets | undefined; noun: ListNoun; isHome: boolean };

/** One end of a range, with the kinds of property and the types it applies to. */
type Ends = { name: RangeField; end: 'min' | 'max'; of?: 'home' | 'rent' | 'sale' };
const ENDS: readonly Ends[] = [
  { name: 'floor', end: 'min', of: 'home' },
  { name: 'floor', end: 'max', of: 'home' },
  { name: 'bathrooms', end: 'min', of: 'home' },
  { name: 'balconies', end: 'min', of: 'home' },
  { name: 'parking', end: 'min', of: 'home' },
  { name: 'ageYears', end: 'max', of: 'home' },
  { name: 'frontage', end: 'min' },
  { name: 'roadWidth', end: 'min' },
  { name: 'possessionDate', end: 'max', of: 'sale' },
  { name: 'availableFrom', end: 'max', of: 'rent' },
  { name: 'deposit', end: 'max', of: 'rent' },
];
const keyOf = ({ name, end }: Ends) => (end === 'min' ? minOf(name) : maxOf(name));
const DAYS = [1, 3, 7, 30] as const;

/** Values of a choice that occur in listings, with counts. A selected one stays. */
function optionsOf(
  name: ChoiceName,
  facets: Facets | undefined,
  chosen: readonly string[],
  label: (text: string) => string,
): FacetOption[] {
  const { values, labels } = CHOICES[name];
  return values.flatMap((value) => {
    const count = facets?.facts?.find((fact) => fact.value === factOf(name, value))?.count ?? 0;
    return count > 0 || chosen.includes(value)
      ? [{ value, label: label(labels[value] ?? value), count }]
      : [];
  });
}

/** Conditions from the registry of fields, and others in the address. */
export function ConditionFields({ search, facets, noun, isHome }: Props) {
  const { t, label } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  const ends = ENDS.filter(({ of }) => !of || (of === 'home' ? isHome : of === search.type));
  const groups = CHOICE_NAMES.map((name) => {
    const chosen = search[name] ?? [];
    return { name, chosen, options: optionsOf(name, facets, chosen, label) };
  }).filter(({ options }) => options.length > 0);
  const shown = new Set<string>([...ends.map(keyOf), ...groups.map(({ name }) => name)]);
  const kept = CONDITION_KEYS.filter(
    (key) => !shown.has(key) && !LEFT_OUT_KEYS.has(key) && search[key] !== undefined,
  );
  const isOpen = ends.some((end) => search[keyOf(end)] !== undefined) || search.listedWithin !== undefined;
  return (
    <>
      {groups.map(({ name, chosen, options }) => (
        <FacetGroup key={name} {...{ name, noun, chosen, options }} title={label(CHOICES[name].label)} />
      ))}
      <details className="fold" open={isOpen || search.byOwner !== undefined}>
        <summary className="font-bold">{t('More details')}</summary>
        <fieldset className="grid grid-cols-2 items-end gap-3 pb-4">
          <legend className="sr-only">{t('More details')}</legend>
          {ends.map((end) => {
            const [field, key] = [label(RANGES[end.name].label), keyOf(end)];
            const props = {
              name: key,
              label: end.end === 'min' ? t('{field}, at least', { field }) : t('{field}, at most', { field }),
              defaultValue: search[key] === undefined ? '' : String(search[key]),
            };
            return RANGES[end.name].kind === 'date' ? (
              <DayField key={key} {...props} />
            ) : (
              <TextField key={key} inputMode="decimal" {...props} />
            );
          })}
          <SelectField
            label={t('Listed')}
            name="listedWithin"
            defaultValue={search.listedWithin === undefined ? '' : String(search.listedWithin)}
          >
            <option value="">{t('Any time')}</option>
            <Options
              of={[...new Set([...DAYS, ...(search.listedWithin ? [search.listedWithin] : [])])].map(
                (days) => [
                  days,
                  chip('Listed in the last {days, plural, one {day} other {# days}}', { days }),
                ],
              )}
            />
          </SelectField>
          <label className="col-span-2 flex min-h-10 items-center gap-3">
            <Choice name="byOwner" value="yes" defaultChecked={search.byOwner === 'yes'} />
            {chip('Listed by the owner')}
          </label>
        </fieldset>
      </details>
      {kept.map((key) => (
        <HiddenInput key={key} name={key} value={String(search[key])} />
      ))}
      {search.also && <HiddenInput name="also" value={search.also} />}
      {search.prefer && <HiddenInput name="prefer" value={search.prefer} />}
    </>
  );
}
