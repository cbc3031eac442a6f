import type { ActivityAction } from '@/lib/activity/constants';

export type ActivityDto = {
  _id: string;
  action: ActivityAction;
  timestamp: string;
  metadata: Record<string, unknown>;
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
