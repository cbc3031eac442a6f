import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { recordActivity } from '@/lib/visitors/activity/mutations';
import { userActivitySchema } from '@/lib/visitors/activity/schema';

/** A user records only their own activity; if recording is off, the call succeeds and stores nothing. */
export const POST = route(
  {
    auth: 'user',
    body: userActivitySchema,
    limit: 'activity',
    bodyLimit: 8 * 1024,
    reply: { 202: z.strictObject({ recorded: z.boolean() }) },
  },
  ({ session, body, userAgent, ip }) => {
    if (body.userid !== session.user.id) throw new AppError('forbidden');
    const subject = { user: session.user.id };
    const { action, metadata } = body;
    const recorded = session.recordActivity && recordActivity({ subject, action, metadata, userAgent, ip });
    return Response.json({ recorded }, { status: 202 });
  },
);
