import { notFound } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { findSubscriber, readSearches } from '@/lib/saved-search/data';
import { deleteAllSearches, setStopped } from '@/lib/saved-search/mutations';
import { alertsChangeSchema, languageQuery, tokenParams } from '@/lib/saved-search/schema';

const read = { auth: 'public', params: tokenParams, query: languageQuery } as const;

/** All searches of the person who has the link. */
export const GET = route(read, async ({ params, query }) => {
  const subscriber = await findSubscriber(params);
  if (!subscriber) throw notFound();
  return readSearches(subscriber, query.language ?? 'en');
});

export const PUT = route(
  { auth: 'public', params: tokenParams, body: alertsChangeSchema },
  ({ params, body }) => setStopped(params, body.stopped),
);

/** Deletes all of it, and ends the link. */
export const DELETE = route({ auth: 'public', params: tokenParams }, ({ params }) =>
  deleteAllSearches(params.token),
);
