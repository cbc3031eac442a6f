'use client';

import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { Choice, HiddenInput } from '@/components/ui/forms/control';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import {
  DEAL_KIND_LABELS,
  DEAL_KINDS,
  PARTY_ROLE_LABELS,
  PARTY_ROLES,
  REMIND_DAYS,
} from '@/lib/deals/constants';
import type { DealDateDto, DealDto } from '@/lib/deals/dto';
import { remindText } from '@/lib/deals/format';
import { dealFactsSchema } from '@/lib/deals/schema';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { typedRupees } from '@/lib/platform/text/typed-figures';
import { DealPart, DealRow } from './deal-part';
import type { SaveDeal } from './use-deal';
import type { PutDraft } from './use-drafts';

type Props = { deal: DealDto; save: SaveDeal; clients: readonly { id: string; name: string }[] };

/** Buyers and sellers, or landlords and tenants, either typed in or clients with their stored number and address. */
export function DealParties({ deal, save, clients }: Props) {
  const { t } = useTexts('deals');
  const { parties } = deal;
  const [round, setRound] = useState(0);
  const [client, setClient] = useState('');
  const others = clients.filter(({ id }) => !parties.some((party) => party.client === id));
  async function add(form: FormData) {
    const typed = Object.fromEntries(form);
    const wrong = await save({ parties: [...parties, { ...typed, client: client || null }] });
    if (wrong) return;
    // clears the form; refused input stays for correction
    setRound(round + 1);
    setClient('');
  }
  return (
    <DealPart title={t('Parties')}>
      <ul className="flex flex-col">
        {parties.map((party) => (
          <DealRow
            key={party.id}
            name={party.name || t('erased person')}
            onRemove={() => void save({ parties: parties.filter(({ id }) => id !== party.id) })}
          >
            <span>
              <span className="text-ink-soft">{t(PARTY_ROLE_LABELS[party.role])}</span>{' '}
              {party.client ? (
                <Link href={`/dashboard/clients/${party.client}`}>{party.name}</Link>
              ) : (
                party.name || t('Erased person')
              )}
              {party.phone && (
                <>
                  {' · '}
                  <a href={phoneHref(party.phone)}>{formatPhone(party.phone)}</a>
                </>
              )}
              {party.email && (
                <>
                  {' · '}
                  <a href={`mailto:${party.email}`}>{party.email}</a>
                </>
              )}
            </span>
          </DealRow>
        ))}
      </ul>
      <form
        key={round}
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[8rem_1fr_1fr_1fr_auto] lg:has-[[name=client]]:grid-cols-[8rem_1fr_1fr_1fr_1fr_auto]"
      >
        <SelectField label={t('Role')} name="role" defaultValue={deal.kind === 'rent' ? 'tenant' : 'buyer'}>
          <Options of={PARTY_ROLES.map((role) => [role, t(PARTY_ROLE_LABELS[role])])} />
        </SelectField>
        {others.length > 0 && (
          <>
            <HiddenInput name="client" value={client} />
            <ComboboxField
              label={t('Client')}
              none={t('Someone else')}
              choices={others}
              value={client}
              onChange={setClient}
            />
          </>
        )}
        {!client && (
          <>
            <TextField label={t('Name')} name="name" required maxLength={120} autoComplete="off" />
            <TextField label={t('Phone')} name="phone" optional type="tel" autoComplete="off" />
            <TextField label={t('Email')} name="email" optional type="email" autoComplete="off" />
          </>
        )}
        <SubmitButton className="min-h-12">{t('Add party')}</SubmitButton>
      </form>
    </DealPart>
  );
}

export function DealDates({ deal, save }: { deal: DealDto; save: SaveDeal }) {
  const { t } = useTexts('deals');
  const { dates } = deal;
  const [round, setRound] = useState(0);
  const put = (list: readonly (Omit<DealDateDto, 'id'> & { id?: string })[]) => save({ dates: list });
  async function add(form: FormData) {
    const remind = String(form.get('remindDays'));
    const wrong = await put([
      ...dates,
      {
        day: String(form.get('day')),
        what: String(form.get('what')),
        remindDays: remind === '' ? null : Number(remind),
        isDone: false,
      },
    ]);
    if (!wrong) setRound(round + 1);
  }
  return (
    <DealPart title={t('Dates')}>
      <ul className="flex flex-col">
        {dates.map((date) => (
          <DealRow
            key={date.id}
            name={date.what}
            onRemove={() => void put(dates.filter(({ id }) => id !== date.id))}
            aside={!date.isDone && remindText(t, date.remindDays)}
          >
            <label className="flex min-h-10 items-center gap-3">
              <Choice
                checked={date.isDone}
                onChange={(event) => {
                  const isDone = event.currentTarget.checked;
                  const list = dates.map((item) => (item.id === date.id ? { ...item, isDone } : item));
                  void save({ dates: list }, { dates: list });
                }}
              />
              <span className={date.isDone ? 'text-ink-soft line-through' : ''}>
                {formatDate(`${date.day}T12:00:00+05:30`, t.language)}: {date.what}
              </span>
            </label>
          </DealRow>
        ))}
      </ul>
      <form
        key={round}
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[11rem_1fr_14rem_auto]"
      >
        <DayField label={t('Day')} name="day" required />
        <TextField label={t('What happens')} name="what" required maxLength={160} />
        <SelectField label={t('Reminder by email')} name="remindDays" defaultValue="1">
          <option value="">{remindText(t, null)}</option>
          <Options of={REMIND_DAYS.map((days) => [days, remindText(t, days)])} />
        </SelectField>
        <SubmitButton className="min-h-12">{t('Add date')}</SubmitButton>
      </form>
    </DealPart>
  );
}

type Input = z.input<typeof dealFactsSchema>;

/** A deal's facts, of which only changed fields are sent. */
export function DealFacts({ deal, put, onSave }: { deal: DealDto; put: PutDraft; onSave: () => void }) {
  const { t } = useTexts('deals');
  const start = {
    title: deal.title,
    kind: deal.kind,
    value: deal.value ? typedRupees(deal.value, t.language) : '',
    notes: deal.notes,
  };
  const { form, field } = useZodForm<Input & Record<string, unknown>, z.output<typeof dealFactsSchema>>(
    dealFactsSchema,
    {
      start,
      send: async () => undefined,
    },
  );
  const { isDirty, dirtyFields } = form.formState;
  useEffect(() => {
    if (!isDirty) return put('facts', undefined);
    const names = Object.keys(dirtyFields);
    put('facts', {
      async read() {
        if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined;
        const values = dealFactsSchema.parse(form.getValues());
        return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
      },
      done: () => form.reset(form.getValues()),
    });
  });
  // shows saved values if this form has no unsaved changes
  const now = JSON.stringify(start);
  const shown = useRef(now);
  useEffect(() => {
    if (isDirty || shown.current === now) return;
    shown.current = now;
    form.reset(start);
  });
  return (
    <DealPart title={t('Facts')}>
      {deal.property && (
        <p>
          {deal.property.isListed ? (
            <Link href={`/properties/${deal.property.id}`} className="underline">
              {deal.property.title}
            </Link>
          ) : (
            deal.property.title
          )}
          {deal.reraNumber && (
            <span className="text-ink-soft">
              {` · ${t('MahaRERA {number}', { number: deal.reraNumber })}`}
            </span>
          )}
        </p>
      )}
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <TextField label={t('Title')} {...field('title')} />
        <SelectField label={t('Kind')} help={t('It determines which papers are needed')} {...field('kind')}>
          <Options of={DEAL_KINDS.map((kind) => [kind, t(DEAL_KIND_LABELS[kind])])} />
        </SelectField>
        <TextField
          label={deal.kind === 'rent' ? t('Monthly rent') : t('Value')}
          help={t('Such as 45 lakh')}
          optional
          {...field('value')}
        />
        <TextAreaField label={t('Notes')} optional rows={3} {...field('notes')} />
        <SubmitButton hidden className="hidden">
          {t('Save')}
        </SubmitButton>
      </form>
    </DealPart>
  );
}
