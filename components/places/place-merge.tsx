'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { mergePlacesSchema } from '@/lib/places/gazetteer/schema';
import { api } from '@/lib/platform/browser/api';

type Props = { place: GazetteerPlace; others: readonly { slug: string; name: string }[] };

/** Merges two places: this one takes over the names and listings of the other. */
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
      <Heading level={3} size="inherit">
        The same place under another name
      </Heading>
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
