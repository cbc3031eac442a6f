import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { first } from '@/lib/platform/text/list-url';
import { suggestLocations } from '@/lib/search/loaders';
import { searchSchema } from '@/lib/search/schema';

const query = searchSchema.extend({
  starts: z.preprocess(first, z.string().max(80)).catch(''),
  /** sorts names with equal counts */
  language: z.preprocess(first, z.enum(LANGUAGES)).catch('en'),
});

/** First path segments in use that match the typed text, with their counts under the other filters. */
export const GET = route(
  {
    auth: 'public',
    limit: 'search',
    query,
    reply: z.strictObject({
      locations: z.array(z.strictObject({ label: z.string(), count: z.number() })),
      more: z.number(),
    }),
  },
  async ({ query: { starts, language, ...search } }) => {
    const reply = await suggestLocations(search, starts, textsIn(language));
    return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
