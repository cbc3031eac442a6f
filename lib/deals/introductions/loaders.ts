import 'server-only';
import { notFound } from 'next/navigation';
import { actorOf } from '@/lib/platform/auth/actor';
import { hasRole } from '@/lib/platform/auth/guards';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import { getIntroduction } from './data';

/** One introduction; foreign, unknown and malformed ids lead to the same page. */
export async function loadIntroduction(id: string) {
  const session = await pageUser(`/dashboard/deals/co-broking/${encodeURIComponent(id)}`);
  if (!hasRole(session, 'broker', 'admin')) notFound();
  return getIntroduction(actorOf(session), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
}
