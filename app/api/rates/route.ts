import { loadStateRates } from '@/lib/costs/rates/loaders';
import { stateRatesQuery } from '@/lib/costs/rates/schema';
import { route } from '@/lib/platform/http/route';

/** The dated statutory charges of a state, and those of all of India, labelled in `language`: what the calculator counts with. */
export const GET = route({ auth: 'public', query: stateRatesQuery }, async ({ query }) => ({
  rates: await loadStateRates(query.state, query.language),
}));
