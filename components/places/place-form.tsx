'use client';

import { useRouter } from 'next/navigation';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { PLACE_KIND_LABELS, PLACE_KINDS } from '@/lib/places/gazetteer/constants';
import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { writePoints } from '@/lib/places/gazetteer/format';
import { placeSchema } from '@/lib/places/gazetteer/schema';
import { api } from '@/lib/platform/http/client';

const PATH = '/api/admin/places';

type City = { slug: string; name: string };
type Props = { place: GazetteerPlace | undefined; cities: readonly City[]; back: string };

/** One locality or landmark. Without a place, a new one. */
export function PlaceForm({ place, cities, back }: Props) {
  const router = useRouter();
  const removal = useCall();
  const { field, formProps, busy, outcome } = useZodForm(placeSchema, {
    start: {
      kind: place?.kind ?? 'locality',
      city: place?.city ?? 'nagpur',
      slug: place?.slug ?? '',
      name: place?.name ?? '',
      nameDevanagari: place?.nameDevanagari ?? '',
      nameHindi: place?.nameHindi ?? '',
      spellings: place?.spellings.join('; ') ?? '',
      pinCode: place?.pinCode ?? '',
      points: place ? writePoints(place.points) : '',
      radius: String(place?.radius ?? ''),
    },
    async send({ spellings, points, isNew: _, ...rest }) {
      const body = {
        ...rest,
        slug: place?.slug ?? '',
        spellings: spellings.join('; '),
        points: writePoints(points),
      };
      const reply = await api<{ message?: string }>(PATH, { method: 'POST', body });
      router.refresh();
      return reply;
    },
  });
  const remove = async (builtIn: boolean) => {
    const body = { city: place!.city, slug: place!.slug, builtIn };
    if (await removal.call(PATH, { method: 'DELETE', body })) router.refresh();
  };
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" required {...field('name')} />
        <TextField label="Name in Marathi" optional lang="mr" {...field('nameDevanagari')} />
        <TextField label="Name in Hindi, where it differs" optional lang="hi" {...field('nameHindi')} />
        <SelectField label="Kind" {...field('kind')}>
          {PLACE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {PLACE_KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField label="City" disabled={place !== undefined} {...field('city')}>
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="PIN code" optional inputMode="numeric" {...field('pinCode')} />
        <TextField
          label="Radius (metres)"
          optional
          inputMode="numeric"
          help="How far the name is used"
          {...field('radius')}
        />
      </div>
      <TextAreaField
        label="Other spellings"
        optional
        rows={2}
        help="In both scripts, separated by ;"
        {...field('spellings')}
      />
      <TextAreaField
        label="Latitude and longitude"
        required
        rows={2}
        help="In degrees, such as 21.1402 79.0612. A road has its bends from end to end, separated by ;"
        {...field('points')}
      />
      <OutcomeNotice outcome={outcome ?? removal.outcome} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={busy || removal.busy}>Save place</SubmitButton>
        {place && (
          <>
            <Button variant="danger" onClick={() => remove(false)}>
              Remove place
            </Button>
            <Button variant="quiet" onClick={() => remove(true)}>
              Back to the built-in place
            </Button>
          </>
        )}
        <ButtonLink variant="quiet" href={back}>
          Close
        </ButtonLink>
      </div>
    </form>
  );
}
