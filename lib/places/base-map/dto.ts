import { z } from 'zod';
import { BASE_KINDS } from './constants';

/** Longitude and latitude. */
export const positionDto = z.tuple([z.number(), z.number()]);
export type Position = z.infer<typeof positionDto>;

const geometryDto = z.union([
  z.strictObject({ type: z.literal('Point'), coordinates: positionDto }),
  z.strictObject({ type: z.literal('LineString'), coordinates: z.array(positionDto) }),
  z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(z.array(positionDto)) }),
]);

/** GeoJSON (RFC 7946) with `kind` and `name`; for a locality also `radius` in metres and `city` as a slug. */
export const baseFeatureDto = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    kind: z.enum(BASE_KINDS),
    name: z.string(),
    /** the Hindi name for pages in Hindi, else the Marathi one */
    local: z.string().optional(),
    city: z.string(),
    slug: z.string().optional(),
    radius: z.number().optional(),
  }),
  geometry: geometryDto,
});
export type BaseFeature = z.infer<typeof baseFeatureDto>;
export const mapBaseDto = z.strictObject({
  type: z.literal('FeatureCollection'),
  features: z.array(baseFeatureDto),
});
export type MapBase = z.infer<typeof mapBaseDto>;
