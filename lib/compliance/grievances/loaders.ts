import 'server-only';
import { listRates } from '@/lib/costs/rates/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { indianDay } from '@/lib/platform/time/indian-day';
import { listGrievances } from './data';
import { answerDays } from './rules';

export async function loadGrievances() {
  await pageAdmin('/admin/grievances', 'settings');
  return { grievances: await listGrievances(), ...(await loadAnswerDays()) };
}

/** Reply deadlines for the public form. */
export async function loadAnswerDays() {
  const [rules, today] = [await listRates('India'), indianDay(Date.now())];
  return { dataDays: answerDays(rules, 'data', today), otherDays: answerDays(rules, 'content', today) };
}
