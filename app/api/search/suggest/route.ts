import { z } from 'zod';
import { route } from '@/lib/http/route';
import { LANGUAGES } from '@/lib/language/languages';
import { first } from '@/lib/list-url';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { searchSchema } from '@/lib/search/schema';
import { loadSuggestions } from '@/lib/search-box/loaders';

const query = searchSchema.pick({ type: true, city: true }).extend({
  /** of the reply's labels and addresses */
  language: z.preprocess(first, z.enum(LANGUAGES)).catch('en'),
  ask: z
    .preprocess(first, z.string())
    .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
    .catch(''),
});

/** What the search box makes of the words so far, the places they could mean, and how many listings there are. */
export const GET = route(
  { auth: 'public', limit: 'search', query },
  async ({ query: { ask, language, ...given } }) => {
    const reply = await loadSuggestions(ask, given, language);
    return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
