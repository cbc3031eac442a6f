import type { OfficeRole } from '@/lib/platform/auth/roles';

/** An invitation to the office not accepted yet. */
export type StaffInvitationDto = { id: string; email: string; office: OfficeRole; expiresAt: string };

/** A role change that can still be undone. */
export type RoleUndoDto = { from: string; to: string; until: string };
