import 'server-only';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { getAnswersPage } from './data';

/** The answer rules of the caller's team; undefined without one. */
export async function loadAnswers() {
  const session = await pageUser('/dashboard/team/answers');
  return getAnswersPage(actorOf(session), await pageLanguage());
}
