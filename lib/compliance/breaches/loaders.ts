import 'server-only';
import { listRules } from '@/lib/compliance/rulebook/data';
import { ruleOn } from '@/lib/compliance/rulebook/rules';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { site } from '@/lib/settings/data';
import { addressIn } from '@/lib/settings/format';
import type { BreachStep } from './constants';
import { findBreach, listBreaches, toBreachDto } from './data';
import { breachDraft } from './format';
import { presentMoment } from './schema';

export async function loadBreaches() {
  await pageAdmin('/admin/breaches', 'settings');
  const now = new Date();
  const [breaches, rules] = await Promise.all([listBreaches(), listRules()]);
  const rule = ruleOn(rules, 'dpdp-breach-hours', indianDay(now));
  return { breaches, rule, now: now.toISOString(), present: presentMoment(now) };
}

/** One draft in one language, named for a download. */
export async function loadDraft(id: string, step: BreachStep, language: Language) {
  const breach = toBreachDto(await findBreach(id));
  const { t, label } = textsIn(language, 'compliance/documents');
  const agency = await site();
  const { name, email, phone } = agency.grievanceOfficer ?? agency;
  const sender = {
    name: agency.name,
    address: addressIn(agency.address, { label }),
    officer: name,
    email,
    phone,
  };
  return { name: `${breach.number}-${step}-${language}.txt`, text: breachDraft(step, { t, breach, sender }) };
}
