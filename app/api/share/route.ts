import { shareTarget } from '@/lib/imports/messages/mutations';
import { route } from '@/lib/platform/http/route';

/** Web Share Target. The browser itself posts this form, without our token. The origin check of `route` keeps other sites out. */
export const POST = route(
  { auth: 'public', limit: 'upload', reply: { 303: null } },
  async ({ request, session, ip, headers }) => {
    const location = await shareTarget(request, { session, ip, headers });
    return new Response(null, { status: 303, headers: { location } });
  },
);
