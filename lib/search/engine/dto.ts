import { z } from 'zod';
import { DIMENSIONS } from '@/lib/search/columns/indexed-listing';

export const facetValueDto = z.strictObject({
  value: z.string(),
  label: z.string().optional(),
  count: z.number(),
});
export type FacetValue = z.infer<typeof facetValueDto>;

export const facetsDto = z.record(z.enum(DIMENSIONS), z.array(facetValueDto));
export type Facets = z.infer<typeof facetsDto>;

export const wordCountDto = z.strictObject({ word: z.string(), count: z.number() });
export type WordCount = z.infer<typeof wordCountDto>;
