import type { TeamRole } from '@/lib/platform/auth/roles';

/** A member as the other members see it. */
export type TeamMemberDto = { id: string; name: string; role: TeamRole };
