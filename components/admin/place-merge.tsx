'use client';

import { useRouter } from 'next/navigation';
import { SelectField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import type { GazetteerPlace } from '@/lib/gazetteer/dto';
import { mergePlacesSchema } from '@/lib/gazetteer/schema';
import { api } from '@/lib/http/client';

type Props = { place: GazetteerPlace; others: readonly { slug: string; name: string }[] };

/** Makes one place of two: this one takes over the names and listings of the other. */
export function PlaceMerge({ place, others }: Props) {
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(mergePlacesSchema, {
    start: { city: place.city, into: place.slug, from: others[0]?.slug },
    async send(body) {
      const reply = await api<{ message?: string }>('/api/admin/places/merge', { method: 'POST', body });
      router.refresh();
      return reply;
    },
  });
  if (others.length === 0) return null;
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-3 border-line border-t pt-4">
      <h3 className="font-bold">The same place under another name</h3>
      <SelectField
        label="Other place"
        help={`${place.name} takes over its names and its listings, and it goes.`}
        {...field('from')}
      >
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Merge into {place.name}
      </SubmitButton>
    </form>
  );
}
