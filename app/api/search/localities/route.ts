import { route } from '@/lib/platform/http/route';
import { localityReplyDto } from '@/lib/search/lists/dto';
import { suggestLocalities } from '@/lib/search/lists/loaders';

/** Localities matching the text typed into the filters of a list (`starts`), sent with the form's field names. */
export const GET = route(
  { auth: 'public', limit: 'search', reply: localityReplyDto },
  async ({ request }) => {
    const reply = await suggestLocalities(new URL(request.url).searchParams);
    return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
