'use client';

import type { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import type { fieldsOf } from '@/components/ui/forms/form-field';
import { PLACE_KIND_LABELS, PLACE_KINDS } from '@/lib/places/gazetteer/constants';
import type { placeSchema } from '@/lib/places/gazetteer/schema';

export const PLACES_PATH = '/api/admin/places';

export type City = { slug: string; name: string };
export type PlaceValues = z.input<typeof placeSchema>;

export const PLACE_LABELS: Partial<Record<string, string>> = {
  name: 'Name',
  nameDevanagari: 'Name in Marathi',
  nameHindi: 'Name in Hindi, where it differs',
  kind: 'Kind',
  city: 'City',
  pinCode: 'PIN code',
  radius: 'Radius (metres)',
  spellings: 'Other spellings',
  points: 'Latitude and longitude',
};

type Props = {
  field: ReturnType<typeof fieldsOf<PlaceValues, unknown, unknown>>;
  cities: readonly City[];
  /** the city of a place that is there stays */
  isNew: boolean;
};

/** What is known of one locality or landmark. */
export function PlaceFields({ field, cities, isNew }: Props) {
  const labelled = (name: keyof PlaceValues) => ({ ...field(name), label: PLACE_LABELS[name] });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField required {...labelled('name')} />
        <TextField optional lang="mr" {...labelled('nameDevanagari')} />
        <TextField optional lang="hi" {...labelled('nameHindi')} />
        <SelectField {...labelled('kind')}>
          {PLACE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {PLACE_KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField disabled={!isNew} {...labelled('city')}>
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField optional inputMode="numeric" {...labelled('pinCode')} />
        <TextField optional inputMode="numeric" help="How far the name is used" {...labelled('radius')} />
      </div>
      <TextAreaField optional rows={2} help="In both scripts, separated by ;" {...labelled('spellings')} />
      <TextAreaField
        required
        rows={2}
        help="In degrees, such as 21.1402 79.0612. A road has its bends from end to end, separated by ;"
        {...labelled('points')}
      />
    </>
  );
}
