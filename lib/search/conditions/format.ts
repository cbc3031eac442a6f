import { isOneOf } from '@/lib/platform/basics/is-one-of';
import type { Text, Texts } from '@/lib/platform/language/translate';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import type { PropertySearch } from '@/lib/search/schema';
import {
  CHOICE_NAMES,
  CHOICES,
  type ChoiceName,
  maxOf,
  minOf,
  notOf,
  RANGE_NAMES,
  RANGES,
  type RangeField,
  RULED_OUT,
} from './constants';

type Search = Partial<PropertySearch>;
type RuledOut = (typeof RULED_OUT)[number];
/** A condition in words, and its keys in the address. */
export type ConditionLabel = { id: string; label: string; keys: (keyof PropertySearch)[] };

/** Choices whose values say too little without the field's name. */
const NAMED: readonly ChoiceName[] = ['tenants', 'sanction', 'water', 'landRecord', 'naOrder', 'roadAccess'];

function choiceLabel(
  name: ChoiceName,
  values: readonly string[],
  { t, label }: Pick<Texts<'search/applied'>, 't' | 'label'>,
): string {
  const { label: field, labels } = CHOICES[name];
  if (values.length === 1 && values[0] === 'yes') return label(field);
  const named = values.map((value) => label(labels[value] ?? value)).join(t(' or '));
  return NAMED.includes(name) || values[0] === 'no'
    ? t('{field}: {value}', { field: label(field), value: named })
    : named;
}

function formatValue(name: RangeField, value: string | number, t: Text<'search/applied'>): string {
  const { kind } = RANGES[name];
  if (typeof value === 'string') return formatDate(value, t.language);
  if (kind === 'rupees') return formatRupees(value);
  return kind === 'length' ? t('{count} ft', { count: value }) : String(value);
}

function floorLabel(low: number | undefined, high: number | undefined, t: Text<'search/applied'>): string {
  if (low === high) return low === 0 ? t('Ground floor') : t('Floor {floor}', { floor: low ?? 0 });
  if (high === undefined) return t('Floor {floor} and above', { floor: low ?? 0 });
  if (low === undefined) return t('Up to floor {floor}', { floor: high });
  return t('Floor {low} to {high}', { low, high });
}

function rangeLabel(
  name: RangeField,
  search: Search,
  { t, label }: Pick<Texts<'search/applied'>, 't' | 'label'>,
): string {
  const [low, high] = [search[minOf(name)], search[maxOf(name)]];
  if (name === 'floor') return floorLabel(low as number | undefined, high as number | undefined, t);
  const labelled = (value: string | number | undefined) => formatValue(name, value ?? 0, t);
  const field = label(RANGES[name].label);
  if (low === high) return t('{field}: {value}', { field, value: labelled(low) });
  if (high === undefined) return t('{field}: at least {value}', { field, value: labelled(low) });
  if (low === undefined) return t('{field}: at most {value}', { field, value: labelled(high) });
  return t('{field}: {low} to {high}', { field, low: labelled(low), high: labelled(high) });
}

const ruledOutLabel = (
  name: RuledOut,
  value: string,
  labels: Readonly<Record<string, string>>,
  { t, label }: Pick<Texts<'search/applied'>, 't' | 'label'>,
) => {
  const labelled = labels[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
  return name === 'facing' ? t('{direction} facing', { direction: label(labelled) }) : label(labelled);
};

/** An excluded value in words: "Ground floor", "South facing", "Resale". */
export type LeftOut = { name: string; value: string; label: string; chosen: boolean };

/** The exclusions offered by the form: `[name, value, only for homes]`. */
const OFFERED: readonly (readonly [
  name: RuledOut | ChoiceName | 'floor',
  value: string,
  ofHomes: boolean,
])[] = [
  ['floor', '0', true],
  ['floorAt', 'top', true],
  ...(['south', 'west', 'east', 'north'] as const).map((value) => ['facing', value, false] as const),
  ['possession', 'under-construction', true],
  ['possession', 'new-launch', true],
  ['saleOf', 'resale', true],
];

export function leftOutOf(
  search: Search,
  isHome: boolean,
  words: Pick<Texts<'search/applied'>, 't' | 'label'>,
  labelsOf: Record<RuledOut, Readonly<Record<string, string>>>,
): LeftOut[] {
  const chosenOf = (name: RuledOut | ChoiceName | 'floor') =>
    (name === 'floor' ? search.notFloor : search[notOf(name)])?.map(String) ?? [];
  const offered = OFFERED.filter(
    ([name, value, ofHomes]) =>
      (isHome || !ofHomes || chosenOf(name).includes(value)) &&
      (search.type !== 'rent' || !SALES_ONLY.has(name) || chosenOf(name).includes(value)),
  ).map(([name, value]) => [name, value] as const);
  const others = (['floor', ...CHOICE_NAMES, ...RULED_OUT] as const).flatMap((name) =>
    chosenOf(name)
      .filter((value) => !offered.some(([other, given]) => other === name && given === value))
      .map((value) => [name, value] as const),
  );
  return [...offered, ...others].map(([name, value]) => ({
    name: notOf(name),
    value,
    label:
      name === 'floor'
        ? floorLabel(Number(value), Number(value), words.t)
        : isOneOf(RULED_OUT, name)
          ? ruledOutLabel(name, value, labelsOf[name], words)
          : choiceLabel(name, [value], words),
    chosen: chosenOf(name).includes(value),
  }));
}
const SALES_ONLY: ReadonlySet<string> = new Set(['possession', 'saleOf']);

function otherLabels(search: Search, t: Text<'search/applied'>): ConditionLabel[] {
  const { minRate, maxRate, dimensions, listedWithin, byOwner, notFloor } = search;
  const labels: ConditionLabel[] = [];
  for (const floor of notFloor ?? [])
    labels.push({
      id: `notFloor-${floor}`,
      label: t('Not {place}', { place: floorLabel(floor, floor, t) }),
      keys: ['notFloor'],
    });
  if (minRate !== undefined)
    labels.push({
      id: 'minRate',
      label: t('From {amount} per sq ft', { amount: formatRupees(minRate) }),
      keys: ['minRate'],
    });
  if (maxRate !== undefined)
    labels.push({
      id: 'maxRate',
      label: t('Up to {amount} per sq ft', { amount: formatRupees(maxRate) }),
      keys: ['maxRate'],
    });
  if (dimensions)
    labels.push({
      id: 'dimensions',
      label: t('{sides} ft', { sides: dimensions.replace('x', ' × ') }),
      keys: ['dimensions'],
    });
  if (listedWithin !== undefined)
    labels.push({
      id: 'listedWithin',
      label: t('Listed in the last {days, plural, one {day} other {# days}}', { days: listedWithin }),
      keys: ['listedWithin'],
    });
  if (byOwner) labels.push({ id: 'byOwner', label: t('Listed by the owner'), keys: ['byOwner'] });
  return labels;
}

/** The search conditions from the registry of fields, each once. */
export function conditionLabels(
  search: Search,
  words: Pick<Texts<'search/applied'>, 't' | 'label'>,
  labelsOf: Record<(typeof RULED_OUT)[number], Readonly<Record<string, string>>>,
): ConditionLabel[] {
  const { t } = words;
  const labels: ConditionLabel[] = [];
  for (const name of CHOICE_NAMES) {
    const [wanted, unwanted] = [search[name], search[notOf(name)]];
    if (wanted) labels.push({ id: name, label: choiceLabel(name, wanted, words), keys: [name] });
    if (unwanted)
      labels.push({
        id: notOf(name),
        label: t('Not {place}', { place: choiceLabel(name, unwanted, words) }),
        keys: [notOf(name)],
      });
  }
  for (const name of RANGE_NAMES) {
    const keys = [minOf(name), maxOf(name)];
    if (keys.some((key) => search[key] !== undefined))
      labels.push({ id: minOf(name), label: rangeLabel(name, search, words), keys });
  }
  for (const name of RULED_OUT)
    for (const value of search[notOf(name)] ?? [])
      labels.push({
        id: `${notOf(name)}-${value}`,
        label: t('Not {place}', { place: ruledOutLabel(name, value, labelsOf[name], words) }),
        keys: [notOf(name)],
      });
  return [...labels, ...otherLabels(search, t)];
}
