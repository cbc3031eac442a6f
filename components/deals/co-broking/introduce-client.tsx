'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { z } from 'zod';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useAction } from '@/components/ui/hooks/use-action';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { introductionSchema } from '@/lib/deals/introductions/schema';
import type { OfferDto } from '@/lib/deals/offers/dto';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { AcceptTerms, Terms } from './terms';

type Props = {
  offer: OfferDto;
  mayAccept: boolean;
  clients: readonly { id: string; name: string }[];
};

function IntroduceForm({ offer, clients }: Pick<Props, 'offer' | 'clients'>) {
  const { t, href } = useTexts('deals/co-broking');
  const { form, field, formProps, busy, outcome } = useZodForm<
    z.input<typeof introductionSchema>,
    z.output<typeof introductionSchema>
  >(introductionSchema, {
    start: { offer: offer.id, client: '', name: '', phone: '', email: '', isContactShared: false },
    after: 'leave',
    async send(body) {
      const { id } = await api<{ id: string }>('/api/co-broking/introductions', { method: 'POST', body });
      goTo(href(`/dashboard/deals/co-broking/${id}`));
      return undefined;
    },
  });
  const client = String(form.watch('client') ?? '');
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {clients.length > 0 && (
        <ComboboxField
          label={t('Client')}
          none={t('None of these')}
          choices={clients}
          value={client}
          onChange={(id) => form.setValue('client', id, { shouldDirty: true })}
        />
      )}
      {!client && (
        <>
          <TextField label={t('Name')} maxLength={120} {...field('name')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={t('Phone')} type="tel" maxLength={30} {...field('phone')} />
            <TextField label={t('Email')} type="email" optional maxLength={254} {...field('email')} />
          </div>
        </>
      )}
      <CheckboxField
        label={t('My client agrees that I give their name to {firm}', { firm: offer.firm.name })}
        {...field('hasAgreed')}
      />
      <CheckboxField
        label={t('{firm} can see the whole number and address', { firm: offer.firm.name })}
        help={t('Otherwise only the last four digits. You can share the rest later.')}
        {...field('isContactShared')}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy}>
        {t('Introduce now')}
      </SubmitButton>
    </form>
  );
}

export function IntroduceClient({ offer, mayAccept, clients }: Props) {
  const { t } = useTexts('deals/co-broking');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const [hasAccepted, setAccepted] = useState(false);
  const isReady = offer.terms === 'both';
  const isWaiting = offer.terms === 'own' || (hasAccepted && !isReady);
  const label = isReady ? t('Introduce a client') : t('Accept the terms');
  if (isWaiting && opened === 0)
    return <p className="text-note text-ink-soft">{t('Waiting for the other firm')}</p>;
  return (
    <>
      <Button ref={opener} variant={isReady ? 'primary' : 'secondary'} size="sm" onClick={open}>
        {label}
      </Button>
      {opened > 0 && (
        <Sheet
          label={label}
          lead={t('{title}: {percent} % of the commission', {
            title: offer.property.title,
            percent: offer.percent,
          })}
          onClose={onClose}
        >
          {isReady ? (
            <IntroduceForm offer={offer} clients={clients} />
          ) : isWaiting ? (
            <Notice variant="verified">
              {t('Accepted. {firm} gets an email and accepts them once too.', { firm: offer.firm.name })}
            </Notice>
          ) : (
            <div className="flex flex-col gap-4">
              <p>{t('You and {firm} accept these terms once.', { firm: offer.firm.name })}</p>
              <Terms />
              <AcceptTerms firm={offer.firm.id} mayAccept={mayAccept} onAccepted={() => setAccepted(true)} />
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}

export function WithdrawOffer({ id, title }: { id: string; title: string }) {
  const { t } = useTexts('deals/co-broking');
  const router = useRouter();
  const [isSure, setSure] = useState(false);
  const { isBusy, run } = useAction();
  const withdraw = async () => {
    if (!isSure) return setSure(true);
    if (await run(() => api(`/api/co-broking/offers/${id}`, { method: 'DELETE', body: {} })))
      router.refresh();
    setSure(false);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={isBusy}
      aria-label={isSure ? undefined : t('Withdraw the offer of {title}', { title })}
      onClick={() => void withdraw()}
    >
      {isSure ? t('Yes, withdraw it') : t('Withdraw')}
    </Button>
  );
}
