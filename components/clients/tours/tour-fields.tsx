import { X } from 'lucide-react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { DayField } from '@/components/ui/forms/day-field';
import { CheckboxField, Options, SelectField } from '@/components/ui/forms/field';
import { TimeField } from '@/components/ui/forms/time-input';
import { MAX_FAMILIES, MAX_HOMES, STOP_MINUTES } from '@/lib/clients/tours/constants';

export type TourValues = {
  day: string;
  from: string;
  until: string;
  minutes: number;
  homes: string[];
  families: { client: string; homes: string[] }[];
  agents: string[];
};
type Choices = { listings: { id: string; name: string }[]; clients: { id: string; name: string }[] };
type Member = { id: string; name: string };
export type FieldsProps = {
  values: TourValues;
  onChange: (values: TourValues) => void;
  choices: Choices;
  members: readonly Member[];
};

const without = <T,>(list: readonly T[], item: T) => list.filter((other) => other !== item);
const toggled = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? without(list, item) : [...list, item];

function Times({ values, onChange }: FieldsProps) {
  const { t } = useTexts('clients/tours');
  const set = (change: Partial<TourValues>) => onChange({ ...values, ...change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayField label={t('Day')} value={values.day} onChange={({ target }) => set({ day: target.value })} />
      <TimeField
        label={t('From')}
        value={values.from}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TimeField
        label={t('Until')}
        value={values.until}
        onChange={({ target }) => set({ until: target.value })}
      />
      <SelectField
        label={t('Minutes in each home')}
        value={values.minutes}
        onChange={({ target }) => set({ minutes: Number(target.value) })}
      >
        <Options of={STOP_MINUTES.map((minutes) => [minutes, minutes])} />
      </SelectField>
    </div>
  );
}

function FamilyHomes({ index, values, onChange, choices }: FieldsProps & { index: number }) {
  const { t } = useTexts('clients/tours');
  const family = values.families[index];
  if (!family || values.homes.length < 2) return null;
  const nameOf = (id: string) => choices.listings.find((home) => home.id === id)?.name ?? '';
  const wants = family.homes.length === 0 ? values.homes : family.homes;
  const put = (homes: string[]) =>
    onChange({
      ...values,
      families: values.families.map((one, i) => (i === index ? { ...one, homes } : one)),
    });
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft">
        {t('{count, plural, one {sees one home} other {sees # homes}}', { count: wants.length })}
      </summary>
      <div className="flex flex-col gap-1 pb-2">
        {values.homes.map((home) => (
          <CheckboxField
            key={home}
            label={nameOf(home)}
            checked={wants.includes(home)}
            onChange={() => put(toggled(wants, home))}
          />
        ))}
      </div>
    </details>
  );
}

export function TourFields(props: FieldsProps) {
  const { t } = useTexts('clients/tours');
  const { values, onChange, choices, members } = props;
  const set = (change: Partial<TourValues>) => onChange({ ...values, ...change });
  const nameOf = (list: readonly Member[], id: string) => list.find((one) => one.id === id)?.name ?? '';
  const dropHome = (id: string) =>
    set({
      homes: without(values.homes, id),
      families: values.families.map((family) => ({ ...family, homes: without(family.homes, id) })),
    });
  return (
    <div className="flex flex-col gap-5">
      <Times {...props} />
      <div className="flex flex-col gap-2">
        {values.homes.length < MAX_HOMES && (
          <ComboboxField
            label={t('Homes')}
            none={t('Add a home')}
            choices={choices.listings.filter(({ id }) => !values.homes.includes(id))}
            value=""
            onChange={(id) => id && set({ homes: [...values.homes, id] })}
          />
        )}
        <Chosen ids={values.homes} nameOf={(id) => nameOf(choices.listings, id)} onRemove={dropHome} />
      </div>
      <div className="flex flex-col gap-2">
        {values.families.length < MAX_FAMILIES && (
          <ComboboxField
            label={t('Families')}
            none={t('Add a client')}
            choices={choices.clients.filter(({ id }) => !values.families.some(({ client }) => client === id))}
            value=""
            onChange={(client) => client && set({ families: [...values.families, { client, homes: [] }] })}
          />
        )}
        <ul className="flex flex-col">
          {values.families.map(({ client }, index) => (
            <li key={client} className="border-line border-t first:border-0">
              <Chosen
                ids={[client]}
                nameOf={(id) => nameOf(choices.clients, id)}
                onRemove={() => set({ families: values.families.filter((one) => one.client !== client) })}
              />
              <FamilyHomes index={index} {...props} />
            </li>
          ))}
        </ul>
      </div>
      {members.length > 1 && (
        <fieldset>
          <legend className="mb-1.5 font-bold">{t('Agents')}</legend>
          {members.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={values.agents.includes(id)}
              onChange={() => set({ agents: toggled(values.agents, id) })}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

type ChosenProps = { ids: readonly string[]; nameOf: (id: string) => string; onRemove: (id: string) => void };

function Chosen({ ids, nameOf, onRemove }: ChosenProps) {
  const { t } = useTexts('clients/tours');
  return (
    <ul className="flex flex-col">
      {ids.map((id) => (
        <li key={id} className="flex min-h-11 items-center justify-between gap-2">
          <span className="min-w-0">{nameOf(id)}</span>
          <IconButton label={t('Remove {name}', { name: nameOf(id) })} onClick={() => onRemove(id)}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
