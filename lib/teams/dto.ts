import type { TeamRole } from '@/lib/platform/auth/roles';

export type TeamMemberDto = { id: string; name: string; role: TeamRole };
