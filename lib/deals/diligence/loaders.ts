import 'server-only';
import { notFound } from 'next/navigation';
import { findDeal } from '@/lib/deals/data';
import { issuerOf } from '@/lib/deals/invoices/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { listMembers } from '@/lib/teams/data';
import { getDiligence, getDiligenceProfile } from './data';

/** The due diligence of one deal. */
export async function loadDiligence(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/diligence`));
  const deal = await findDeal(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  return { id, title: deal.title, diligence: await getDiligence(actor, id) };
}

/** Whether the firm is obliged, and its principal officer. */
export async function loadDiligenceProfile() {
  const { user, ...session } = await pageUser('/dashboard/deals/diligence');
  const actor = actorOf({ user, ...session });
  const [profile, members] = await Promise.all([
    getDiligenceProfile(issuerOf(actor)),
    listMembers(actor, await pageLanguage()),
  ]);
  const choices = members.length > 0 ? members : [{ id: user.id, name: user.name }];
  return { profile, choices, mayEdit: !actor.team || actor.team.role === 'owner' };
}
