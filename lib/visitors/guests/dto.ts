import type { ActivityAction } from '@/lib/visitors/activity/constants';

export type ActivityDto = {
  _id: string;
  action: ActivityAction;
  timestamp: string;
  metadata: Record<string, unknown>;
  /** the listing's title, for a listing view */
  title?: string;
};

/** A guest in the tracker's list. */
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

/** An enquiry sent by a guest, with the name given in it. */
export type GuestEnquiryDto = { id: string; at: string; name: string; status: string; about: string };
