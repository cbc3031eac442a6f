import type { TeamRole } from '@/lib/platform/auth/roles';

/** A member as seen by the other members. */
export type TeamMemberDto = { id: string; name: string; role: TeamRole };
