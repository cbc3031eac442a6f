import 'server-only';
import { listAllRates } from '@/lib/costs/rates/data';
import type { RateDto } from '@/lib/costs/rates/rules';
import { readLogHead } from '@/lib/platform/cache/data';
import { remembered } from '@/lib/platform/cache/remembered';
import { site } from '@/lib/settings/data';
import type { AgencyCosts } from '@/lib/settings/dto';
import { areWomen, type Buyer } from './constants';
import { CostModel } from './rules';

export type CurrentCosts = {
  model: CostModel;
  /** changes when a rate, an agency cost or the kind of buyer does */
  version: string;
};

/** For women and for others; two of each on the day of a change. */
const MAX_MODELS = 4;
const models = new Map<string, CostModel>();

type Rules = { rates: RateDto[]; costs: AgencyCosts; key: string };
let known: { seq: number; rules: Rules } | undefined;

/** Rates and settings, which hardly ever change: read again when something public did (lib/platform/cache/data.ts). */
async function readRules(): Promise<Rules> {
  const seq = await readLogHead();
  if (known?.seq === seq) return known.rules;
  const [rates, { costs = {} }] = await Promise.all([listAllRates(), site()]);
  const rules = { rates, costs, key: JSON.stringify([costs, rates]) };
  known = { seq, rules };
  return rules;
}

/** Not asked again by each search of a process that follows changes. */
const currentRules = remembered('site', readRules, { name: 'cost rules' });

/** What homes cost now for this buyer. The same rates give the same model, whose pieces are computed once. */
export async function currentCosts(buyer: Buyer | undefined, now = new Date()): Promise<CurrentCosts> {
  const { rates, costs, key } = await currentRules.get();
  // a rate entered in advance applies from its day
  const held = rates.filter(({ from }) => new Date(from) <= now);
  const version = `${areWomen(buyer)} ${held.length} ${key}`;
  let model = models.get(version);
  if (!model) {
    model = new CostModel(rates, costs, areWomen(buyer), now);
    models.set(version, model);
    const [oldest] = models.keys();
    if (models.size > MAX_MODELS && oldest !== undefined) models.delete(oldest);
  }
  return { model, version };
}
