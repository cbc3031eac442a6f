'use client';

import type { z } from 'zod';
import { SelectField, TextField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { DEAL_KIND_LABELS, DEAL_KINDS } from '@/lib/deal/constants';
import type { DealDto } from '@/lib/deal/dto';
import { dealStartFormSchema } from '@/lib/deal/schema';
import { api } from '@/lib/http/client';

type Props = { property: string | undefined; listings: readonly { id: string; title: string }[] };

/** A listing or a title is enough; everything else is said on the deal itself. */
export function NewDealForm({ property = '', listings }: Props) {
  const { field, formProps, busy, outcome } = useZodForm<
    z.input<typeof dealStartFormSchema>,
    z.output<typeof dealStartFormSchema>
  >(dealStartFormSchema, {
    start: { property, title: '', kind: '', buyer: '' },
    after: 'leave',
    async send({ buyer, ...body }) {
      const role = body.kind === 'rent' ? 'tenant' : 'buyer';
      const parties = buyer ? [{ role, name: buyer }] : [];
      const { data } = await api<{ data: DealDto }>('/api/deals', {
        method: 'POST',
        body: { ...body, parties },
      });
      window.location.assign(`/dashboard/deals/${data.id}`);
      return undefined;
    },
  });
  return (
    <form {...formProps} className="measure flex flex-col gap-5">
      <SelectField
        label="Listing"
        optional
        help="Its title, price and MahaRERA number are taken over"
        {...field('property')}
      >
        <option value="">None of these</option>
        {listings.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField label="Title" optional help="Such as “Kale, 3 BHK in Dharampeth”" {...field('title')} />
      <SelectField label="Kind" help="It decides which papers are needed" {...field('kind')}>
        <option value="">As the listing says</option>
        {DEAL_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {DEAL_KIND_LABELS[kind]}
          </option>
        ))}
      </SelectField>
      <TextField label="Buyer or tenant" optional autoComplete="off" {...field('buyer')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy} className="self-start">
        Start the deal
      </SubmitButton>
    </form>
  );
}
