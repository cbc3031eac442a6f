import type { ActivityDto } from '@/lib/visitors/guests/dto';

/** An entry of the activity log with who it is about: a guest, or an account. */
export type ActivityRowDto = ActivityDto & { guestID?: string; user?: { id: string; name: string } };
