import 'server-only';
import { listAllRates } from '@/lib/costs/rates/data';
import type { RateDto } from '@/lib/costs/rates/rules';
import { remember } from '@/lib/platform/cache/remember';
import { site } from '@/lib/settings/data';
import type { AgencyCosts } from '@/lib/settings/dto';
import { areWomen, type Buyer } from './constants';
import { CostModel } from './rules';

export type CurrentCosts = {
  model: CostModel;
  /** changes with rates, agency costs and the kind of buyer */
  version: string;
};

/** One for women and one for others, twice on the day of a change. */
const MAX_MODELS = 4;
const models = new Map<string, CostModel>();

type Rules = { rates: RateDto[]; costs: AgencyCosts; key: string };
async function readRules(): Promise<Rules> {
  const [rates, { costs = {} }] = await Promise.all([listAllRates(), site()]);
  return { rates, costs, key: JSON.stringify([costs, rates]) };
}

const currentRules = remember('cost rules', ['site'], readRules);

/** The current costs of homes for this buyer. The same rates return the same model, which computes its pieces once. */
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
