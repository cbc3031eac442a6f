import type { OfficeRole } from '@/lib/platform/auth/roles';

export type StaffInvitationDto = { id: string; email: string; office: OfficeRole; expiresAt: string };

export type RoleUndoDto = { from: string; to: string; until: string };
