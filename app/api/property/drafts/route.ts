import { z } from 'zod';
import { listDrafts } from '@/lib/listings/drafts/data';
import { listingDraftDto } from '@/lib/listings/drafts/dto';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', reply: z.strictObject({ data: z.array(listingDraftDto) }) },
  async ({ actor }) => ({ data: await listDrafts(actor.userId) }),
);
