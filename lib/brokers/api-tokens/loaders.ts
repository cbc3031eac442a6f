import 'server-only';
import { listWebhooks } from '@/lib/brokers/webhooks/data';
import { pageRole } from '@/lib/platform/auth/page-guards';
import { API_TOKEN_ROLE } from '@/lib/platform/auth/scopes';
import { listFeeds } from '@/lib/visits/feeds/data';
import { listApiCalls, listApiTokens } from './data';

/** A broker's tokens, their latest calls, webhooks, and the creation time of the portal feed. */
export async function loadApiPage() {
  const { user } = await pageRole('/dashboard/api', API_TOKEN_ROLE);
  const [tokens, calls, webhooks, feeds] = await Promise.all([
    listApiTokens(user.id),
    listApiCalls(user.id),
    listWebhooks(user.id),
    listFeeds(user.id),
  ]);
  return { tokens, calls, webhooks, feeds };
}
