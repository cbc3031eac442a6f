'use client';

import type { z } from 'zod';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DEAL_KIND_LABELS, DEAL_KINDS } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { dealFactsSchema } from '@/lib/deals/schema';
import { typedRupees } from '@/lib/platform/text/typed-figures';
import { DealPart } from './deal-part';
import type { SaveDeal } from './use-deal';

type Input = z.input<typeof dealFactsSchema>;

/** Title, kind, value and notes. */
export function DealFacts({ deal, save }: { deal: DealDto; save: SaveDeal }) {
  const { t } = useTexts('deals');
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
