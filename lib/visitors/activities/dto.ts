import type { ActivityDto } from '@/lib/visitors/guests/dto';

export type ActivityRowDto = ActivityDto & { guestID?: string; user?: { id: string; name: string } };
