import { route } from '@/lib/platform/http/route';
import { countForForm } from '@/lib/search/lists/loaders';

/** How many listings the filters would show, sent with the form's field names: its button shows the number in advance. */
export const GET = route({ auth: 'public', limit: 'search' }, async ({ request }) => {
  const total = await countForForm(new URL(request.url).searchParams);
  return Response.json({ total }, { headers: { 'cache-control': 'public, max-age=60' } });
});
