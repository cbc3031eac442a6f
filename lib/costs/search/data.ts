import 'server-only';
import { listAllRates } from '@/lib/costs/rates/data';
import { site } from '@/lib/settings/data';
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

/** What homes cost now for this buyer. The same rates give the same model, whose pieces are computed once. */
export async function currentCosts(buyer: Buyer | undefined, now = new Date()): Promise<CurrentCosts> {
  const [rates, { costs = {} }] = await Promise.all([listAllRates(), site()]);
  // a rate entered in advance applies from its day
  const held = rates.filter(({ from }) => new Date(from) <= now);
  const version = JSON.stringify([areWomen(buyer), costs, held.length, rates]);
  let model = models.get(version);
  if (!model) {
    model = new CostModel(rates, costs, areWomen(buyer), now);
    models.set(version, model);
    const [oldest] = models.keys();
    if (models.size > MAX_MODELS && oldest !== undefined) models.delete(oldest);
  }
  return { model, version };
}
