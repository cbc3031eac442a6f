'use client';

import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DEAL_KIND_LABELS, DEAL_KINDS } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { dealFactsSchema } from '@/lib/deals/schema';
import { typedRupees } from '@/lib/platform/text/typed-figures';
import { DealPart } from './deal-part';
import type { PutDraft } from './use-drafts';

type Input = z.input<typeof dealFactsSchema>;

type Props = { deal: DealDto; put: PutDraft; onSave: () => void };

/** Title, kind, value and notes. Only the fields that were changed are sent. */
export function DealFacts({ deal, put, onSave }: Props) {
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
  // what was saved, by this person or another, is shown as soon as nothing is being changed here
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
        <SelectField label={t('Kind')} help={t('It decides which papers are needed')} {...field('kind')}>
          {DEAL_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(DEAL_KIND_LABELS[kind])}
            </option>
          ))}
        </SelectField>
        <TextField
          label={deal.kind === 'rent' ? t('Rent a month') : t('Value')}
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
