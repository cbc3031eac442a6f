import type { ActivityDto } from '@/lib/visitors/guests/dto';

/** An activity entry with its guest or account. */
export type ActivityRowDto = ActivityDto & { guestID?: string; user?: { id: string; name: string } };
