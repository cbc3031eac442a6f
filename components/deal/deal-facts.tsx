'use client';

import type { z } from 'zod';
import { useText } from '#language';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { DEAL_KIND_LABELS, DEAL_KINDS } from '@/lib/deal/constants';
import type { DealDto } from '@/lib/deal/dto';
import { dealFactsSchema } from '@/lib/deal/schema';
import { typedRupees } from '@/lib/typed-figures';
import { DealPart } from './deal-part';
import type { SaveDeal } from './use-deal';

type Input = z.input<typeof dealFactsSchema>;

/** Title, kind, value and notes. */
export function DealFacts({ deal, save }: { deal: DealDto; save: SaveDeal }) {
  const t = useText('deals');
  const { field, formProps, busy, outcome } = useZodForm<
    Input & Record<string, unknown>,
    z.output<typeof dealFactsSchema>
  >(dealFactsSchema, {
    start: {
      title: deal.title,
      kind: deal.kind,
      value: deal.value ? typedRupees(deal.value, t.language) : '',
      notes: deal.notes,
    },
    async send(values) {
      const wrong = await save(values);
      return wrong ? undefined : { message: t('Saved') };
    },
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
      <form {...formProps} className="grid gap-4 sm:grid-cols-2">
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
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <SubmitButton disabled={busy} size="sm">
            {t('Save facts')}
          </SubmitButton>
          <OutcomeNotice outcome={outcome} />
        </div>
      </form>
    </DealPart>
  );
}
