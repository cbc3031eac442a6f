import type { OfficeRole } from '@/lib/platform/auth/roles';

/** An invitation into the office that nobody has accepted yet. */
export type StaffInvitationDto = { id: string; email: string; office: OfficeRole; expiresAt: string };

/** Another role of an account that can still be taken back. */
export type RoleUndoDto = { from: string; to: string; until: string };
