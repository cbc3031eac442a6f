'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import type { fieldsOf } from '@/components/ui/forms/form-field';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { PLACE_KIND_LABELS, PLACE_KINDS } from '@/lib/places/gazetteer/constants';
import type { EditedPlaceDto, GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { textOfPlace, writePoints } from '@/lib/places/gazetteer/format';
import { mergePlacesSchema, placeSchema } from '@/lib/places/gazetteer/schema';
import { api } from '@/lib/platform/browser/api';

const PLACES_PATH = '/api/admin/places';

type City = { slug: string; name: string };
type PlaceValues = z.input<typeof placeSchema>;

const PLACE_LABELS: Partial<Record<string, string>> = {
  name: 'Name',
  nameDevanagari: 'Name in Marathi',
  nameHindi: 'Name in Hindi, if different',
  kind: 'Kind',
  city: 'City',
  pinCode: 'PIN code',
  radius: 'Radius (metres)',
  spellings: 'Other spellings',
  points: 'Latitude and longitude',
};

type CityProps = {
  field: ReturnType<typeof fieldsOf<PlaceValues, unknown, unknown>>;
  cities: readonly City[];
  /** false for an existing place, which keeps its city */
  isNew: boolean;
};

function PlaceFields({ field, cities, isNew }: CityProps) {
  const { t, label } = useTexts('places/office');
  const labelled = (name: keyof PlaceValues) => ({
    ...field(name),
    label: label(PLACE_LABELS[name] ?? name),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField required {...labelled('name')} />
        <TextField optional lang="mr" {...labelled('nameDevanagari')} />
        <TextField optional lang="hi" {...labelled('nameHindi')} />
        <SelectField {...labelled('kind')}>
          <Options of={PLACE_KINDS.map((kind) => [kind, label(PLACE_KIND_LABELS[kind])])} />
        </SelectField>
        <SelectField disabled={!isNew} {...labelled('city')}>
          <Options of={cities.map(({ slug, name }) => [slug, label(name)])} />
        </SelectField>
        <TextField optional inputMode="numeric" {...labelled('pinCode')} />
        <TextField optional inputMode="numeric" help={t('Range of the name')} {...labelled('radius')} />
      </div>
      <TextAreaField
        optional
        rows={2}
        help={t('In both scripts, separated by ;')}
        {...labelled('spellings')}
      />
      <TextAreaField
        required
        rows={2}
        help={t(
          'In degrees, such as 21.1402 79.0612. For a road, list its bends from end to end, separated by ;',
        )}
        {...labelled('points')}
      />
    </>
  );
}

type Props = { place: EditedPlaceDto; cities: readonly City[]; back: string };

const startOf = ({ __v: _, ...place }: EditedPlaceDto) => textOfPlace(place);

function shownAs(name: string, value: unknown): string {
  if (name === 'points') return writePoints(value as EditedPlaceDto['points']);
  return [value ?? ''].flat().join('; ');
}

export function EditPlace({ place, cities, back }: Props) {
  const { t, label } = useTexts('places/office');
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
    labelOf: (name) => label(PLACE_LABELS[name] ?? name),
    shownAs,
    said: t('Place saved'),
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
        <SubmitButton disabled={busy || removal.busy}>{t('Save place')}</SubmitButton>
        <Button variant="danger" onClick={() => remove(false)}>
          {t('Remove place')}
        </Button>
        <Button variant="quiet" onClick={() => remove(true)}>
          {t('Back to the built-in place')}
        </Button>
        <ButtonLink variant="quiet" href={back}>
          {t('Close')}
        </ButtonLink>
      </div>
    </form>
  );
}

const EMPTY: PlaceValues = {
  ...{ kind: 'locality' as const, city: 'nagpur', slug: '', name: '', nameDevanagari: '', nameHindi: '' },
  ...{ spellings: '', pinCode: '', points: '', radius: '' },
};

export function NewPlace({ cities, back }: { cities: readonly City[]; back: string }) {
  const { t } = useTexts('places/office');
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
        <SubmitButton disabled={busy}>{t('Save place')}</SubmitButton>
        <ButtonLink variant="quiet" href={back}>
          {t('Close')}
        </ButtonLink>
      </div>
    </form>
  );
}

type PlaceMergeProps = { place: GazetteerPlace; others: readonly { slug: string; name: string }[] };

/** Merges another place into this one, which takes over its names and listings. */
export function PlaceMerge({ place, others }: PlaceMergeProps) {
  const { t } = useTexts('places/office');
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
        {t('The same place under another name')}
      </Heading>
      <SelectField
        label={t('Other place')}
        help={t('{name} takes over its names and listings, and this place is removed.', { name: place.name })}
        {...field('from')}
      >
        <Options of={others.map(({ slug, name }) => [slug, name])} />
      </SelectField>
      <FormEnd {...{ busy, outcome }}>{t('Merge into {name}', { name: place.name })}</FormEnd>
    </form>
  );
}
