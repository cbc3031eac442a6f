import { z } from 'zod';
import { ACTIVITY_ACTIONS } from '@/lib/visitors/activity/constants';

export const activityDto = z.strictObject({
  _id: z.string(),
  action: z.enum(ACTIVITY_ACTIONS),
  timestamp: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** the listing's title, for a listing view */
  title: z.string().optional(),
});
export type ActivityDto = z.infer<typeof activityDto>;

export const guestDto = z.strictObject({
  guestID: z.string(),
  name: z.string().nullable(),
  userAgent: z.string(),
  deviceFingerprint: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastActive: z.string(),
  activityCount: z.number(),
});
export type GuestDto = z.infer<typeof guestDto>;

/** A guest with the newest activity. */
export const guestDetailDto = guestDto.extend({ activityLog: z.array(activityDto) });
export type GuestDetailDto = z.infer<typeof guestDetailDto>;

/** An enquiry from a guest, with the name entered in it. */
export type GuestEnquiryDto = { id: string; at: string; name: string; status: string; about: string };
