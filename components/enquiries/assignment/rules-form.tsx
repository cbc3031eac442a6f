'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { TimeField } from '@/components/ui/forms/time-input';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { MAX_MINUTES, MAX_RULES, MIN_MINUTES } from '@/lib/enquiries/assignment/constants';
import type { AnswererDto, AnswerRulesDto, AnswersPageDto, RuleDto } from '@/lib/enquiries/assignment/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { duration } from '@/lib/platform/text/relative-time';
import { slugify } from '@/lib/platform/text/slug';
import { type RuleDraft, RuleFields } from './rule-fields';

let keys = 0;
const draftOf = ({ localities, ...rule }: AnswersPageDto['rules']['rules'][number]): RuleDraft => ({
  ...rule,
  key: `rule ${keys++}`,
  localities: localities.join(', '),
});

type WorkingTimeProps = {
  values: Pick<AnswersPageDto['rules'], 'days' | 'from' | 'until' | 'isClosedOnHolidays' | 'holidays'>;
  isFixed: boolean;
  onChange: (change: Partial<WorkingTimeProps['values']>) => void;
};

/** Days and hours that count. */
function WorkingTime({ values, isFixed, onChange }: WorkingTimeProps) {
  const { t, label } = useTexts('enquiries/assignment');
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="font-bold">{t('Working days')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {WEEK_DAYS.map((day) => (
            <CheckboxField
              key={day}
              label={label(day)}
              disabled={isFixed}
              checked={values.days.includes(day)}
              onChange={({ target }) =>
                onChange({
                  days: target.checked ? [...values.days, day] : values.days.filter((other) => other !== day),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <TimeField
            key={name}
            label={name === 'from' ? t('From') : t('Until')}
            readOnly={isFixed}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <CheckboxField
        label={t('Closed on public holidays')}
        disabled={isFixed}
        checked={values.isClosedOnHolidays}
        onChange={({ target }) => onChange({ isClosedOnHolidays: target.checked })}
      />
      <TextField
        label={t('Days off')}
        optional
        help={t('Dates such as 2026-12-25, separated by commas')}
        readOnly={isFixed}
        value={values.holidays}
        onChange={({ target }) => onChange({ holidays: target.value })}
      />
    </>
  );
}

const valuesOf = ({ rules: _, __v, minutes, ...values }: AnswerRulesDto) => ({
  ...values,
  minutes: String(minutes),
});
type Values = ReturnType<typeof valuesOf>;

type Typed = Omit<AnswerRulesDto, '__v' | 'minutes'> & { minutes: number | string };

/** Parts that merge as one: a day's hours, and the rules, whose order matters. */
type MergedRules = {
  isOn: boolean;
  minutes: number;
  days: string[];
  hours: { from: string; until: string };
  isClosedOnHolidays: boolean;
  holidays: string;
  rules: RuleDto[];
};

const daysOff = (typed: string) =>
  typed
    .split(',')
    .map((day) => day.trim())
    .filter(Boolean)
    .join(', ');

const mergedOf = ({ isOn, minutes, days, from, until, isClosedOnHolidays, ...rest }: Typed): MergedRules => ({
  ...{ isOn, minutes: Number(minutes), isClosedOnHolidays, rules: rest.rules },
  days: [...days].sort(),
  hours: { from, until },
  holidays: daysOff(rest.holidays),
});

const LABELS = {
  isOn: 'Assign new leads by these rules',
  minutes: 'Working minutes without a reply',
  days: 'Working days',
  hours: 'Hours',
  isClosedOnHolidays: 'Closed on public holidays',
  holidays: 'Days off',
  rules: 'Rules',
} as const satisfies Record<keyof MergedRules, string>;

/** Saves the rules and merges other owners' changes. */
function useSavedRules(
  { rules, answerers }: Pick<AnswersPageDto, 'rules' | 'answerers'>,
  onSaved: (rules: AnswerRulesDto) => void,
  onProblem: (error: unknown) => void,
) {
  const { t, label } = useTexts('enquiries/assignment');
  const names = (ids: readonly string[]) =>
    ids.map((id) => answerers.find((one) => one.id === id)?.name ?? '').join(', ');
  return useMergedRecord<MergedRules, AnswerRulesDto>({
    record: rules,
    storedOf: (row) => ({ fields: mergedOf(row), version: row.__v }),
    async send({ hours, ...fields }, __v) {
      const body = { ...fields, ...hours, __v };
      return (await api<AnswersPageDto>('/api/team/answers', { method: 'PUT', body })).rules;
    },
    labelOf: (name) => t(LABELS[name]),
    shownAs(name, value) {
      if (name === 'rules')
        return (value as RuleDto[])
          .map(({ localities, members }) =>
            [localities.join(', '), names(members)].filter(Boolean).join(': '),
          )
          .join(' · ');
      if (name === 'hours') return Object.values(value as MergedRules['hours']).join(' – ');
      if (name === 'days') return (value as string[]).map((day) => label(day)).join(', ');
      if (typeof value === 'boolean') return label(value ? 'Yes' : 'No');
      return String(value);
    },
    onSaved,
    onProblem,
  });
}

export function RulesForm({ rules, answerers, mayEdit }: Omit<AnswersPageDto, 'handovers'>) {
  const { t, reply } = useTexts('enquiries/assignment');
  const [values, setValues] = useState<Values>(() => valuesOf(rules));
  const [drafts, setDrafts] = useState(() => rules.rules.map(draftOf));
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const onProblem = (error: unknown) =>
    setOutcome({
      text: reply(errorMessage(error, t('We couldn’t save this. Please try again.'))),
      ok: false,
    });
  const { save, question } = useSavedRules(
    { rules, answerers },
    (saved) => {
      setValues(valuesOf(saved));
      setDrafts(saved.rules.map(draftOf));
      setOutcome({ text: t('Saved'), ok: true });
    },
    onProblem,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setOutcome(undefined);
    const written = drafts.map(({ key: _, localities, ...rule }) => ({
      ...rule,
      localities: [...new Set(localities.split(',').map(slugify).filter(Boolean))],
    }));
    await save(mergedOf({ ...values, rules: written })).catch(onProblem);
    setBusy(false);
  };
  const replace = (draft: RuleDraft) =>
    setDrafts(drafts.map((other) => (other.key === draft.key ? draft : other)));
  const add = () =>
    setDrafts([
      ...drafts,
      draftOf({ localities: [], types: [], categories: [], languages: [], members: [] }),
    ]);
  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-3xl flex-col gap-5">
      {question}
      <Heading level={2}>{t('Rules')}</Heading>
      {!mayEdit && <p className="text-ink-soft">{t('Only owners of the team change the rules.')}</p>}
      <CheckboxField
        label={t('Assign new leads by these rules')}
        disabled={!mayEdit}
        checked={values.isOn}
        onChange={({ target }) => set({ isOn: target.checked })}
      />
      <TextField
        label={t('Working minutes without a reply')}
        help={t('After that the lead goes to the next member, and finally to the owner of the team.')}
        type="number"
        min={MIN_MINUTES}
        max={MAX_MINUTES}
        readOnly={!mayEdit}
        value={values.minutes}
        onChange={({ target }) => set({ minutes: target.value })}
      />
      <WorkingTime values={values} isFixed={!mayEdit} onChange={set} />
      {drafts.map((draft, i) => (
        <RuleFields
          key={draft.key}
          number={i + 1}
          rule={draft}
          members={answerers}
          isFixed={!mayEdit}
          onChange={replace}
          onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      {mayEdit && (
        <>
          <Button className="self-start" disabled={drafts.length >= MAX_RULES} onClick={add}>
            {t('Add a rule')}
          </Button>
          <FormEnd busy={isBusy} outcome={outcome}>
            {t('Save')}
          </FormEnd>
        </>
      )}
    </form>
  );
}

type Props = Pick<AnswersPageDto, 'answerers' | 'handovers'>;

export function Answerers({ answerers, handovers }: Props) {
  const { t } = useTexts('enquiries/assignment');
  const columns: Column<AnswererDto>[] = [
    {
      label: t('Member'),
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link className="link" href={`/dashboard/leads?assignee=${id}`}>
          {name}
        </Link>
      ),
    },
    { label: t('Waiting now'), numeric: true, cell: ({ waiting }) => waiting },
    {
      label: t('Longest wait since'),
      cell: ({ oldest }) => (oldest ? formatDateTime(oldest, t.language) : '–'),
    },
    {
      label: t('Reply time'),
      cell: ({ medianMs }) => (medianMs === undefined ? t('Not known yet') : duration(medianMs, t.language)),
    },
    { label: t('Handed over in 30 days'), numeric: true, cell: ({ handedOver }) => handedOver },
  ];
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2}>{t('Members')}</Heading>
      <DataTable caption={t('Members')} columns={columns} rows={answerers} rowKey={({ id }) => id} empty="" />
      {handovers.length > 0 && (
        <>
          <Heading level={3} size="card">
            {t('Latest handovers')}
          </Heading>
          <ul className="flex flex-col divide-y divide-line">
            {handovers.map(({ lead, name, from, to, at }) => (
              <li key={`${lead} ${at}`} className="flex flex-wrap gap-x-3 py-2">
                <Link className="link" href={`/dashboard/leads/${lead}`}>
                  {name ?? t('Someone')}
                </Link>
                <span>{t('Handed over: {from} → {to}', { from, to })}</span>
                <span className="text-ink-soft text-note">{formatDateTime(at, t.language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
