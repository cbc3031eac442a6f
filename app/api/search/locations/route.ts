import { z } from 'zod';
import { first } from '@/lib/platform/browser/list-url';
import { route } from '@/lib/platform/http/route';
import { suggestLocations } from '@/lib/search/loaders';
import { searchSchema } from '@/lib/search/schema';

const query = searchSchema.extend({ starts: z.preprocess(first, z.string().max(80)).catch('') });

/** First path segments in use that match the typed text, with their counts under the other filters. */
export const GET = route(
  { auth: 'public', limit: 'search', query },
  async ({ query: { starts, ...search } }) => {
    const reply = await suggestLocations(search, starts);
    return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
