import { z } from 'zod';
import { ensureVisitorId, ownerOf } from '@/lib/platform/auth/visitor';
import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { readOwnShortlists, readSavedIds } from '@/lib/shortlists/data';
import { ownShortlistsDto, savedIdsDto } from '@/lib/shortlists/dto';
import { createList } from '@/lib/shortlists/mutations';
import { newListSchema } from '@/lib/shortlists/schema';

const querySchema = z.object({ only: z.literal('ids').optional().catch(undefined) });

/** The caller's shortlists; `?only=ids` omits the homes. */
export const GET = route(
  { auth: 'public', query: querySchema, reply: z.union([savedIdsDto, ownShortlistsDto]) },
  ({ session, request, query }) => {
    const owner = ownerOf(session, request.headers);
    return query.only ? readSavedIds(owner) : readOwnShortlists(owner);
  },
);

export const POST = route({ auth: 'public', body: newListSchema, reply: { 201: idDto } }, async (context) => {
  const { session, request, headers, body } = context;
  const id = await createList(ensureVisitorId(session, request.headers, headers), body);
  return Response.json({ id }, { status: 201 });
});
