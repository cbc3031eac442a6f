import 'server-only';
import { ARCHIVE_PAGE } from '@/lib/imports/archive-files/constants';
import { reachOf } from '@/lib/imports/exports/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import { listArchives } from './data';

/** The person's possible export, and existing files. */
export async function loadArchives() {
  const session = await pageUser(ARCHIVE_PAGE);
  const actor = actorOf(session);
  return { reach: whatIsIn(actor), archives: await listArchives(actor.userId) };
}

/** Undefined for a role that can't export. */
function whatIsIn(actor: ReturnType<typeof actorOf>): 'own' | 'team' | 'office' | undefined {
  try {
    const { isOffice, scope } = reachOf(actor);
    if (isOffice) return 'office';
    return actor.team && !scope.owner ? 'team' : 'own';
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
