import { findSubscriber, readSearches } from '@/lib/alerts/saved-searches/data';
import { ownSearchesDto } from '@/lib/alerts/saved-searches/dto';
import { deleteAllSearches, setStopped } from '@/lib/alerts/saved-searches/mutations';
import { alertsChangeSchema, languageQuery, tokenParams } from '@/lib/alerts/saved-searches/schema';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

const read = { auth: 'public', params: tokenParams, query: languageQuery } as const;

export const GET = route({ ...read, reply: ownSearchesDto }, async ({ params, query }) => {
  const subscriber = await findSubscriber(params);
  if (!subscriber) throw notFound();
  return readSearches(subscriber, query.language ?? 'en');
});

export const PUT = route(
  { auth: 'public', params: tokenParams, body: alertsChangeSchema },
  ({ params, body }) => setStopped(params, body.stopped),
);

/** Deletes all of them and revokes the link. */
export const DELETE = route({ auth: 'public', params: tokenParams }, ({ params }) =>
  deleteAllSearches(params.token),
);
