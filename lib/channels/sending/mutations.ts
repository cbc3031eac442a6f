import 'server-only';
import { randomUUID } from 'node:crypto';
import { findUserById } from '@/lib/accounts/users/data';
import { enqueueMessage } from '@/lib/channels/messages/mutations';
import { fillBody, plainValue } from '@/lib/channels/rules';
import { requireTemplate } from '@/lib/channels/templates/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { normalizeMobile } from '@/lib/platform/text/phone';
import { sendSoon } from './jobs';

/** Sends a template with these values to the caller's confirmed number. */
export async function testTemplate(
  actor: AdminActor<'settings'>,
  id: string,
  values: readonly string[],
): Promise<void> {
  const row = await requireTemplate(id);
  if (!whatsAppAccount()) throw new AppError('conflict', 'WhatsApp is not connected');
  if (row.status !== 'approved') throw new AppError('conflict', 'Only an approved template can be sent');
  const user = await findUserById(actor.userId, { confirmedPhone: 1 });
  const phone = normalizeMobile(user?.confirmedPhone ?? '');
  if (!phone) throw new AppError('conflict', 'Confirm your phone number in your profile first');
  const plain = values.map(plainValue);
  const { name, language, category } = row;
  await enqueueMessage({
    key: `test:${randomUUID()}`,
    phone,
    text: fillBody(row.body, plain),
    purpose: 'test',
    category,
    template: { name, language, values: plain },
    by: actor,
  });
  sendSoon();
}
