import 'server-only';
import { listAllRates } from '@/lib/costs/rates/data';
import { site } from '@/lib/settings/data';
import { areWomen, type Buyer } from './constants';
import { CostModel } from './rules';

export type CurrentCosts = {
  model: CostModel;
  /** changes when a rate, a cost of the agency or the kind of buyer does */
  version: string;
};

/** Of women and of others, on the day of a change twice. */
const MAX_MODELS = 4;
const models = new Map<string, CostModel>();

/** What homes cost now for this buyer. The same rates give the same model, whose pieces are made once. */
export async function currentCosts(buyer: Buyer | undefined, now = new Date()): Promise<CurrentCosts> {
  const [rates, { costs = {} }] = await Promise.all([listAllRates(), site()]);
  // a rate that is entered ahead holds from its day on
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
