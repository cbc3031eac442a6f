'use client';

import { useRouter } from 'next/navigation';
import { ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { textOfPlace } from '@/lib/places/gazetteer/format';
import { placeSchema } from '@/lib/places/gazetteer/schema';
import { api } from '@/lib/platform/browser/api';
import { type City, PLACES_PATH, PlaceFields, type PlaceValues } from './place-fields';

const EMPTY: PlaceValues = {
  ...{ kind: 'locality' as const, city: 'nagpur', slug: '', name: '', nameDevanagari: '', nameHindi: '' },
  ...{ spellings: '', pinCode: '', points: '', radius: '' },
};

export function NewPlace({ cities, back }: { cities: readonly City[]; back: string }) {
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(placeSchema, {
    start: EMPTY,
    async send({ slug: _, ...place }) {
      const body = textOfPlace(place);
      const reply = await api<{ message?: string }>(PLACES_PATH, { method: 'POST', body });
      router.refresh();
      return reply;
    },
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4">
      <PlaceFields field={field} cities={cities} isNew />
      <OutcomeNotice outcome={outcome} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={busy}>Save place</SubmitButton>
        <ButtonLink variant="quiet" href={back}>
          Close
        </ButtonLink>
      </div>
    </form>
  );
}
