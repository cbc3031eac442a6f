import 'server-only';
import { notFound } from 'next/navigation';
import { readTourLink } from '@/lib/clients/tour-links/data';
import { getTour, listTourChoices, listTours, listTourWishes } from '@/lib/clients/tours/data';
import type { LinkedTourDto } from '@/lib/clients/tours/dto';
import { tourLinkParams } from '@/lib/clients/tours/schema';
import { actorOf } from '@/lib/platform/auth/actor';
import { hasRole } from '@/lib/platform/auth/guards';
import { missingPage, pageRole, pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { listMembers } from '@/lib/teams/data';

const PATH = '/dashboard/clients/tours';

export async function loadTours() {
  const actor = actorOf(await pageRole(PATH, 'broker', 'admin'));
  const language = await pageLanguage();
  const [{ tours }, wishes, choices, members] = await Promise.all([
    listTours(actor),
    listTourWishes(actor),
    listTourChoices(actor, language),
    listMembers(actor, language),
  ]);
  return { tours, wishes, choices, members, me: actor.userId };
}

/** One tour with the choices for changing it. Foreign, unknown and malformed ids lead to the same page. */
export async function loadTour(id: string) {
  const session = await pageUser(`${PATH}/${encodeURIComponent(id)}`);
  if (!hasRole(session, 'broker', 'admin')) notFound();
  const [actor, language] = [actorOf(session), await pageLanguage()];
  const tour = await getTour(actor, id, language).catch(missingPage);
  const [choices, members] = await Promise.all([
    listTourChoices(actor, language),
    listMembers(actor, language),
  ]);
  return { tour, choices, members, me: actor.userId };
}

/** A tour by its link, or the "nothing here" page. */
export async function loadTourLink(token: string): Promise<LinkedTourDto> {
  const tour = tourLinkParams.safeParse({ token }).success ? await readTourLink(token) : undefined;
  return tour ?? notFound();
}
