import 'server-only';
import { actorOf } from '@/lib/auth/actor';
import { pageUser } from '@/lib/auth/page-guards';
import { getToday } from './data';

/** The first page of somebody who lists. */
export async function loadToday() {
  return getToday(actorOf(await pageUser('/dashboard')));
}
