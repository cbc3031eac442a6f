import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { actorOf } from '@/lib/platform/auth/actor';
import type { UserSession } from '@/lib/platform/auth/types';
import { getPropertyFor, getPublicProperty } from './data';
import type { PropertyDto } from './dto';

/** The listing of a public page, shared by the page and its metadata. A true 404 if it does not exist. */
export const loadPublicProperty = cache(async (id: string): Promise<PropertyDto> => {
  const property = await getPublicProperty(id);
  if (!property) notFound();
  return property;
});

/** The listing of an edit page, for its owner or an admin; a 404 for everybody else. */
export async function loadEditable(session: UserSession, id: string): Promise<PropertyDto> {
  const found = await getPropertyFor(actorOf(session), id);
  if (!found?.mayEdit) notFound();
  return found.property;
}
