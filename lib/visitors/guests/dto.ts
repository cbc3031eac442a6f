import type { ActivityAction } from '@/lib/visitors/activity/constants';

export type ActivityDto = {
  _id: string;
  action: ActivityAction;
  timestamp: string;
  metadata: Record<string, unknown>;
  /** of a look at a listing: what the listing is called */
  title?: string;
};

/** A guest as the tracker's list shows it. */
export type GuestDto = {
  guestID: string;
  name: string | null;
  userAgent: string;
  deviceFingerprint: string;
  ip: string;
  createdAt: string;
  lastActive: string;
  activityCount: number;
};

/** A guest with its newest activity. */
export type GuestDetailDto = GuestDto & { activityLog: ActivityDto[] };

/** An enquiry that a guest sent, with the name that it was sent under. */
export type GuestEnquiryDto = { id: string; at: string; name: string; status: string; about: string };
