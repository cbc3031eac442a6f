import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { first } from '@/lib/platform/text/list-url';
import { suggestReplyDto } from '@/lib/search/box/dto';
import { loadSuggestions } from '@/lib/search/box/loaders';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { searchSchema } from '@/lib/search/schema';

const query = searchSchema.pick({ type: true, city: true }).extend({
  language: z.preprocess(first, z.enum(LANGUAGES)).catch('en'),
  ask: z
    .preprocess(first, z.string())
    .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
    .catch(''),
});

/** The search box's reading of the text so far, the places it could mean, and the number of listings. */
export const GET = route(
  { auth: 'public', limit: 'search', query, reply: suggestReplyDto },
  async ({ query: { ask, language, ...given } }) => {
    const reply = await loadSuggestions(ask, given, language);
    return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
