'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { limitSchema } from '@/lib/channels/costs/schema';
import type { ChannelsDto } from '@/lib/channels/office/dto';
import { api } from '@/lib/platform/http/client';

/** The monthly limit for message costs; messages beyond it are held. */
export function LimitForm({ limit }: { limit: ChannelsDto['limit'] }) {
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(limitSchema, {
    start: {
      version: limit.version,
      rupees: limit.monthly === undefined ? '' : String(limit.monthly / 10_000),
    },
    async send(values) {
      const body = { version: limit.version, rupees: values.rupees ?? '' };
      const reply = await api<{ message: string }>('/api/admin/channels', { method: 'PUT', body });
      refresh();
      return reply;
    },
  });
  return (
    <form {...formProps} className="flex max-w-md flex-col gap-3">
      <TextField
        label="Limit of a month, in rupees"
        inputMode="decimal"
        help="Empty: no limit. What goes past it waits and is not lost"
        {...field('rupees')}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Save limit
      </SubmitButton>
    </form>
  );
}
