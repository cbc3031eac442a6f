import { setLettersStopped } from '@/lib/brokers/letters/mutations';
import { tokenParams } from '@/lib/brokers/letters/schema';
import { route } from '@/lib/platform/http/route';

/** The `List-Unsubscribe` address, for one press in the mail program, from any origin and without cookies (RFC 8058, 3.2). */
export const POST = route(
  { auth: 'public', params: tokenParams, fromAnywhere: true },
  async ({ params }) => void (await setLettersStopped(params.token, true)),
);

/** Shows browsers the page with the button, because link scanners must not stop anything. */
export const GET = route(
  { auth: 'public', params: tokenParams, reply: { 303: null } },
  ({ params }) => new Response(null, { status: 303, headers: { location: `/letters/${params.token}` } }),
);
