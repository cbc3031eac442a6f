'use client';

import { useRouter } from 'next/navigation';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import { useCall } from '@/components/ui/hooks/use-call';
import type { EditedPlaceDto } from '@/lib/places/gazetteer/dto';
import { textOfPlace, writePoints } from '@/lib/places/gazetteer/format';
import { placeSchema } from '@/lib/places/gazetteer/schema';
import { api } from '@/lib/platform/browser/api';
import { type City, PLACE_LABELS, PLACES_PATH, PlaceFields } from './place-fields';

type Props = { place: EditedPlaceDto; cities: readonly City[]; back: string };

const startOf = ({ __v: _, ...place }: EditedPlaceDto) => textOfPlace(place);

function shownAs(name: string, value: unknown): string {
  if (name === 'points') return writePoints(value as EditedPlaceDto['points']);
  return [value ?? ''].flat().join('; ');
}

/** One locality or landmark; what a colleague saves meanwhile is merged. */
export function EditPlace({ place, cities, back }: Props) {
  const router = useRouter();
  const removal = useCall();
  const { field, formProps, busy, outcome, question } = useMergedForm(placeSchema, {
    record: place,
    startOf,
    storedOf: (row: EditedPlaceDto) => ({ fields: placeSchema.parse(startOf(row)), version: row.__v }),
    async send(fields, __v) {
      const body = { ...textOfPlace(fields), __v };
      return (await api<{ data: EditedPlaceDto }>(PLACES_PATH, { method: 'POST', body })).data;
    },
    labelOf: (name) => PLACE_LABELS[name] ?? name,
    shownAs,
    said: 'Place saved',
    onSaved: () => router.refresh(),
  });
  const remove = async (builtIn: boolean) => {
    const body = { city: place.city, slug: place.slug, builtIn };
    if (await removal.call(PLACES_PATH, { method: 'DELETE', body })) router.refresh();
  };
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4">
      {question}
      <PlaceFields field={field} cities={cities} isNew={false} />
      <OutcomeNotice outcome={outcome ?? removal.outcome} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={busy || removal.busy}>Save place</SubmitButton>
        <Button variant="danger" onClick={() => remove(false)}>
          Remove place
        </Button>
        <Button variant="quiet" onClick={() => remove(true)}>
          Back to the built-in place
        </Button>
        <ButtonLink variant="quiet" href={back}>
          Close
        </ButtonLink>
      </div>
    </form>
  );
}
