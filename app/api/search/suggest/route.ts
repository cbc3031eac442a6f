import { z } from 'zod';
import { route } from '@/lib/http/route';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { suggestFor } from '@/lib/search-box/loaders';

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);

const query = z.object({
  ask: z
    .preprocess(first, z.string())
    .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
    .catch(''),
  type: z.preprocess(first, z.enum(['sale', 'rent'])).catch('sale'),
});

/** What the search box makes of the words so far, and the places they could mean. */
export const GET = route({ auth: 'public', limit: 'search', query }, async ({ query: { ask, type } }) => {
  const reply = await suggestFor(ask, type);
  return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
});
