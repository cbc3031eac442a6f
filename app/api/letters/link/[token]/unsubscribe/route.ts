import { setLettersStopped } from '@/lib/brokers/letters/mutations';
import { tokenParams } from '@/lib/brokers/letters/schema';
import { route } from '@/lib/platform/http/route';

/** The address in `List-Unsubscribe`: one press in the mail program, from any origin and without cookies (RFC 8058, 3.2). */
export const POST = route(
  { auth: 'public', params: tokenParams, fromAnywhere: true },
  async ({ params }) => void (await setLettersStopped(params.token, true)),
);

/** A browser gets the page with the button: link scanners must not stop anything. */
export const GET = route(
  { auth: 'public', params: tokenParams, reply: { 303: null } },
  ({ params }) => new Response(null, { status: 303, headers: { location: `/letters/${params.token}` } }),
);
