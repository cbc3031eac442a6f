import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { countForForm } from '@/lib/search/lists/loaders';

/** Number of listings that the filters would show, for the form's button. Takes the form's field names. */
export const GET = route(
  { auth: 'public', limit: 'search', reply: z.strictObject({ total: z.number() }) },
  async ({ request }) => {
    const total = await countForForm(new URL(request.url).searchParams);
    return Response.json({ total }, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
