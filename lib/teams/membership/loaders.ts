import 'server-only';
import { notFound } from 'next/navigation';
import { actorOf } from '@/lib/platform/auth/actor';
import { hasRole } from '@/lib/platform/auth/guards';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { getTeamPage, readInvitation } from './data';
import { tokenParams } from './schema';

/** The caller's team, and whether a caller without one may create one. */
export async function loadTeam() {
  const session = await pageUser('/dashboard/team');
  return {
    page: await getTeamPage(actorOf(session), await pageLanguage()),
    mayCreate: hasRole(session, 'broker', 'admin'),
    isBroker: hasRole(session, 'broker'),
  };
}

/** The invitation behind a link; the same 404 for ended, expired and guessed links. */
export async function loadInvitation(token: string) {
  const found = tokenParams.safeParse({ token }).success ? await readInvitation(token) : undefined;
  return found ?? notFound();
}
