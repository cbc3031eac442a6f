'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import type { z } from 'zod';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { MAX_OFFER_NOTE } from '@/lib/deals/offers/constants';
import type { OfferDto } from '@/lib/deals/offers/dto';
import { offerSchema } from '@/lib/deals/offers/schema';
import { api } from '@/lib/platform/browser/api';

type Props = {
  /** listings that can be offered; for an existing offer only its own */
  listings: readonly { id: string; name: string }[];
  offer?: OfferDto;
};

function OfferForm({ listings, offer, close }: Props & { close: () => void }) {
  const { t } = useTexts('deals/co-broking');
  const router = useRouter();
  const { form, field, formProps, busy, outcome } = useZodForm<
    z.input<typeof offerSchema>,
    z.output<typeof offerSchema>
  >(offerSchema, {
    start: {
      property: offer?.property.id ?? '',
      percent: offer ? String(offer.percent) : '',
      note: offer?.note ?? '',
    },
    async send(body) {
      await api('/api/co-broking/offers', { method: 'POST', body });
      toast.success(t('Brokers of other firms see it now'));
      router.refresh();
      close();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {offer ? (
        <p className="font-bold">{offer.property.title}</p>
      ) : (
        <ComboboxField
          label={t('Listing')}
          none={t('Choose a listing')}
          choices={listings}
          value={String(form.watch('property') ?? '')}
          onChange={(id) => form.setValue('property', id, { shouldDirty: true })}
          error={field('property').error}
        />
      )}
      <TextField
        label={t('Share for the other firm, in percent')}
        help={t('Of the full commission. A later change applies to future introductions.')}
        inputMode="decimal"
        {...field('percent')}
      />
      <TextAreaField
        label={t('Note for other firms')}
        optional
        rows={2}
        maxLength={MAX_OFFER_NOTE}
        {...field('note')}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy}>
        {offer ? t('Save') : t('Offer it')}
      </SubmitButton>
    </form>
  );
}

export function OfferListing({ listings, offer }: Props) {
  const { t } = useTexts('deals/co-broking');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const label = offer ? (offer.state === 'withdrawn' ? t('Offer again') : t('Change')) : t('Offer a listing');
  return (
    <>
      <Button ref={opener} variant={offer ? 'secondary' : 'primary'} size="sm" onClick={open}>
        {label}
      </Button>
      {opened > 0 && (
        <Sheet label={label} lead={t('To brokers of other firms, under a stated share')} onClose={onClose}>
          {(close) => <OfferForm listings={listings} close={close} {...(offer && { offer })} />}
        </Sheet>
      )}
    </>
  );
}
