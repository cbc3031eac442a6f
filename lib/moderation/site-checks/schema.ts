import { z } from 'zod';
import { CHECKS } from '@/lib/listings/evidence/constants';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { first, textParam } from '@/lib/platform/text/list-url';
import { MAX_ACCURACY, MAX_NOTE_LENGTH, SITE_STATES } from './constants';

const PLACE = 'Share your location first';
const degrees = (max: number) => z.coerce.number(PLACE).min(-max, PLACE).max(max, PLACE);
const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Text fields of `POST /api/property/{id}/site-checks`; the photo is the file `photo`. */
export const siteCheckSchema = z.object({
  check: z.enum(CHECKS, 'Choose what you have checked'),
  state: z.enum(SITE_STATES, 'Choose what you have found'),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_NOTE_LENGTH }))
    .default(''),
  latitude: given(degrees(90)),
  longitude: given(degrees(180)),
  accuracy: given(
    z.coerce
      .number(PLACE)
      .min(0, PLACE)
      .max(MAX_ACCURACY, 'Your location isn’t precise enough. Step outside and try again'),
  ),
});
export type SiteCheckInput = z.output<typeof siteCheckSchema>;

export const siteCheckParams = z.object({ id: objectIdSchema, check: objectIdSchema });

/** The query string of `/dashboard/checks`. */
export const siteCheckSearchSchema = z.object({
  search: textParam,
  page: z.preprocess(first, z.coerce.number().int().min(1)).catch(1),
});
