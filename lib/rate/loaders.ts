import 'server-only';
import { pageAdmin } from '@/lib/auth/page-guards';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { listRates } from './data';

/** The state that the product works in; its rates are the ones that the calculators use. */
const REGION = 'Maharashtra';

export async function loadSettings() {
  await pageAdmin('/admin/settings');
  const { ACTIVITY_RETENTION_DAYS, IP_RETENTION_DAYS, ERASURE_GRACE_DAYS } = env();
  return {
    site: site(),
    retention: { activity: ACTIVITY_RETENTION_DAYS, ip: IP_RETENTION_DAYS, erasure: ERASURE_GRACE_DAYS },
    rates: await listRates(REGION),
  };
}
