import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportApiUse } from './api-tokens/data';
import { eraseApiTokens } from './api-tokens/mutations';
import { removeListingsOf } from './own-listings/mutations';
import { listWebhooks } from './webhooks/data';
import { eraseWebhooks } from './webhooks/mutations';

/** Listings are removed as their owner would remove them. Webhook messages name records and no person. */
export const brokerData = definePersonalData({
  models: ['Property', 'ApiToken', 'ApiCall', 'Webhook', 'WebhookDelivery'],
  collect: async ({ id }) => ({ apiTokens: await exportApiUse(id), webhooks: await listWebhooks(id) }),
  async erase({ id }) {
    await removeListingsOf(id);
    await eraseApiTokens(id);
    await eraseWebhooks(id);
  },
});
