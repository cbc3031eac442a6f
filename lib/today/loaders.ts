import 'server-only';
import { actorOf } from '@/lib/auth/actor';
import { pageUser } from '@/lib/auth/page-guards';
import { getClientsToday } from '@/lib/client-page/data';
import { clientChanges } from '@/lib/client-page/format';
import { pageText } from '@/lib/language/on-server';
import { getToday } from './data';

/** The first page of somebody who lists. */
export async function loadToday() {
  const actor = actorOf(await pageUser('/dashboard'));
  const t = await pageText('dashboard');
  const [today, clients] = await Promise.all([getToday(t, actor), getClientsToday(actor, t.language)]);
  return { ...today, changes: [...clientChanges(t, clients), ...today.changes] };
}
