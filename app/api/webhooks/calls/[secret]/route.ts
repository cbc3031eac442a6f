import { z } from 'zod';
import { assertTelephony, receiveCall } from '@/lib/channels/calls/mutations';
import { readFormOrJson } from '@/lib/platform/http/read-body';
import { route } from '@/lib/platform/http/route';

const params = z.object({ secret: z.string().max(64) });
const values = z.record(z.string().max(60), z.unknown()).transform((given) =>
  Object.fromEntries(
    Object.entries(given)
      .slice(0, 60)
      .map(([name, value]) => [name, String(value ?? '').slice(0, 2000)]),
  ),
);

/** An incoming or ended call (Passthru applet of an Exotel-like provider). The secret in the address authorises it. */
export const GET = route(
  {
    auth: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    params,
    query: values,
    reply: z.strictObject({ read: z.boolean() }),
  },
  async ({ params: { secret }, query }) => {
    assertTelephony(secret);
    return { read: await receiveCall(query) };
  },
);

/** The outcome of a call that we requested (status callback). */
export const POST = route(
  {
    auth: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    params,
    reply: z.strictObject({ read: z.boolean() }),
  },
  async ({ params: { secret }, request }) => {
    assertTelephony(secret);
    return { read: await receiveCall(values.parse((await readFormOrJson(request)) ?? {})) };
  },
);
