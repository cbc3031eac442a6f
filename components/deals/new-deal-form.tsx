'use client';

import type { z } from 'zod';
import { useTexts } from '#language';
import { type ComboboxChoice, ComboboxField } from '@/components/ui/forms/combobox';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DEAL_KIND_LABELS, DEAL_KINDS } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { dealStartFormSchema } from '@/lib/deals/schema';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';

type Props = {
  property: string | undefined;
  client: string | undefined;
  /** lead to link and copy the person from */
  lead: { id: string; name?: string | undefined } | undefined;
  listings: readonly ComboboxChoice[];
  clients: readonly { id: string; name: string }[];
};

/** Starts a deal from a listing or a title. Everything else is entered on the deal. */
export function NewDealForm({ property = '', client = '', lead, listings, clients }: Props) {
  const { t, href } = useTexts('deals');
  const name = lead?.name ?? '';
  const { form, field, formProps, busy, outcome } = useZodForm<
    z.input<typeof dealStartFormSchema>,
    z.output<typeof dealStartFormSchema>
  >(dealStartFormSchema, {
    start: { property, title: '', kind: '', client, buyer: client ? '' : name },
    after: 'leave',
    async send({ buyer, client: chosen, ...body }) {
      const role = body.kind === 'rent' ? 'tenant' : 'buyer';
      // uses the lead's number and address unless another person was entered
      const isLeads = !chosen && lead !== undefined && buyer === name;
      const given = chosen ? { role, client: chosen } : { role, name: buyer };
      const parties = isLeads || !(chosen || buyer) ? [] : [given];
      const { data } = await api<{ data: DealDto }>('/api/deals', {
        method: 'POST',
        body: { ...body, parties, lead: lead?.id },
      });
      goTo(href(`/dashboard/deals/${data.id}`));
      return undefined;
    },
  });
  return (
    <form {...formProps} className="measure flex flex-col gap-5">
      <ComboboxField
        label={t('Listing')}
        optional
        help={t('We’ll copy its title, price and MahaRERA number')}
        none={t('None of these')}
        choices={listings}
        value={String(form.watch('property') ?? '')}
        onChange={(id) => form.setValue('property', id, { shouldDirty: true })}
        error={field('property').error}
      />
      <TextField
        label={t('Title')}
        optional
        help={t('Such as “Kale, 3 BHK in Dharampeth”')}
        {...field('title')}
      />
      <SelectField label={t('Kind')} help={t('It determines which papers are needed')} {...field('kind')}>
        <option value="">{t('As the listing says')}</option>
        <Options of={DEAL_KINDS.map((kind) => [kind, t(DEAL_KIND_LABELS[kind])])} />
      </SelectField>
      {clients.length > 0 && (
        <ComboboxField
          label={t('Client')}
          optional
          help={t('Buyer or tenant, with number and address')}
          none={t('None of these')}
          choices={clients}
          value={String(form.watch('client') ?? '')}
          onChange={(id) => form.setValue('client', id, { shouldDirty: true })}
          error={field('client').error}
        />
      )}
      <TextField
        label={t('Buyer or tenant')}
        optional
        help={clients.length > 0 ? t('A person who isn’t one of your clients') : undefined}
        autoComplete="off"
        {...field('buyer')}
      />
      <FormEnd {...{ busy, outcome }} variant="primary">
        {t('Start the deal')}
      </FormEnd>
    </form>
  );
}
