import 'server-only';
import { getClientsToday } from '@/lib/clients/pages/data';
import { clientChanges } from '@/lib/clients/pages/format';
import { readDesk } from '@/lib/office/desk/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { texts } from '@/lib/platform/language/on-server';
import { getToday } from './data';

/** The first page of a person with listings. */
export async function loadToday() {
  const actor = actorOf(await pageUser('/dashboard'));
  const { t } = await texts('office/today');
  const [today, clients] = await Promise.all([getToday(t, actor), getClientsToday(actor)]);
  const isBuyer = actor.role === 'buyer' && today.listings === 0;
  const desk = isBuyer ? { desk: await readDesk(t, actor.userId) } : {};
  return { ...today, ...desk, changes: [...clientChanges(t, clients), ...today.changes] };
}
