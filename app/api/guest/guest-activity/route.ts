import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { recordActivity } from '@/lib/visitors/activity/mutations';
import { guestActivitySchema } from '@/lib/visitors/activity/schema';
import { guestRecords } from '@/lib/visitors/guests/data';

/** A guest records only its own activity. */
export const POST = route(
  {
    auth: 'guest',
    body: guestActivitySchema,
    limit: 'activity',
    bodyLimit: 8 * 1024,
    reply: { 202: z.strictObject({ recorded: z.boolean() }) },
  },
  async ({ session, body, userAgent, ip }) => {
    if (session.kind !== 'guest' || body.guestID !== session.guestID) throw new AppError('forbidden');
    const { guestID, action, metadata } = body;
    const recorded =
      (await guestRecords(guestID)) &&
      recordActivity({ subject: { guestID }, action, metadata, userAgent, ip });
    return Response.json({ recorded }, { status: 202 });
  },
);
