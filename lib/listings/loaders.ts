import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { actorOf } from '@/lib/platform/auth/actor';
import type { UserSession } from '@/lib/platform/auth/types';
import { getAwayListing, getPropertyFor, getPublicListing } from './data';
import type { PropertyDto } from './dto';
import { getListerOf } from './listers/data';

const publicListing = cache(async (id: string) => (await getPublicListing(id)) ?? notFound());

/** The listing of a public page, shared by the page and its metadata. A true 404 if it does not exist. */
export const loadPublicProperty = async (id: string): Promise<PropertyDto> =>
  (await publicListing(id)).property;

/** The listing of a page while it is off the market for now, else undefined. Shared in the same way. */
export const loadAwayListing = cache(getAwayListing);

export const loadLister = async (id: string) => getListerOf((await publicListing(id)).listedBy);

/** The listing of an edit page, for its owner or an admin; a 404 for everyone else. */
export async function loadEditable(session: UserSession, id: string): Promise<PropertyDto> {
  const found = await getPropertyFor(actorOf(session), id);
  if (!found?.mayEdit) notFound();
  return found.property;
}
