import 'server-only';
import { notFound } from 'next/navigation';
import { hasRole } from '@/lib/auth/guards';
import type { UserSession } from '@/lib/auth/types';
import { getPropertyFor } from './data';
import type { PropertyDto } from './dto';

/** The listing of an edit page, for its owner or an admin; anybody else is told that there is none. */
export async function loadEditable(session: UserSession, id: string): Promise<PropertyDto> {
  const found = await getPropertyFor({ id: session.user.id, isAdmin: hasRole(session, 'admin') }, id);
  if (!found?.mayEdit) notFound();
  return found.property;
}
