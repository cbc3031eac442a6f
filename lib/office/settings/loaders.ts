import 'server-only';
import { listRates } from '@/lib/costs/rates/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { getSettings, retentionOf, siteOf } from '@/lib/settings/data';

/** The state that the product works in; its rates are the ones that the calculators use. */
const REGION = 'Maharashtra';

/** What is stored, what holds where nothing is, and the dated rates. */
export async function loadSettings() {
  await pageAdmin('/admin/settings', 'settings');
  const [stored, rates] = await Promise.all([getSettings(), listRates(REGION)]);
  return { stored, defaults: { site: siteOf({}), retention: retentionOf({}) }, rates, today: new Date() };
}
