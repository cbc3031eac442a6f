import 'server-only';
import { removeListingsOf } from '@/lib/listings/bin/mutations';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { DAY_MS } from '@/lib/platform/time/time';
import { exportApiUse } from './api-tokens/data';
import { eraseApiTokens } from './api-tokens/mutations';
import { LETTER_DAYS } from './letters/constants';
import { exportLetters } from './letters/data';
import { eraseLetters, removeOldLetters } from './letters/mutations';
import { erasePresence } from './presence/mutations';
import { listWebhooks } from './webhooks/data';
import { eraseWebhooks } from './webhooks/mutations';

/**
 * Listings are removed as their owner would remove them. Webhook messages name records but no person, and presence expires within a minute.
 */
export const brokerData = definePersonalData({
  area: 'brokers',
  until: ['account'],
  models: [
    'Property',
    'ApiToken',
    'ApiCall',
    'Webhook',
    'WebhookDelivery',
    'OwnerLetter',
    'LetterReceiver',
    'Presence',
  ],
  async collect({ id }) {
    const [apiTokens, webhooks, ownerLetters] = await Promise.all([
      exportApiUse(id),
      listWebhooks(id),
      exportLetters(id),
    ]);
    return { apiTokens, webhooks, ownerLetters };
  },
  async erase({ id }) {
    await removeListingsOf(id);
    await eraseApiTokens(id);
    await eraseWebhooks(id);
    await eraseLetters(id);
    await erasePresence(id);
  },
  expire: async ({ now }) => ({
    ownerLetters: await removeOldLetters(new Date(now.getTime() - LETTER_DAYS * DAY_MS)),
  }),
});
