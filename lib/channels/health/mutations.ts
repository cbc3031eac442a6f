import 'server-only';
import { tellOfToken } from '@/lib/channels/mails';
import { op } from '@/lib/platform/db/operators';
import { getTokenHealth, WhatsAppError, whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { ChannelState } from '@/models/channels/channel-state';
import { warningOf } from './rules';

/** Checks WhatsApp's token, stores its state, and warns the office once per step. */
export async function checkToken(now = new Date()): Promise<void> {
  const account = whatsAppAccount();
  if (!account) return;
  const health = await getTokenHealth(account).catch((error: unknown) => {
    if (error instanceof WhatsAppError && error.outcome === 'token') return { isValid: false };
    throw error;
  });
  const { isValid, expiresAt, businessId } = { expiresAt: undefined, businessId: undefined, ...health };
  await ChannelState.updateOne(
    { _id: 'whatsapp' },
    {
      $set: {
        isTokenValid: isValid,
        checkedAt: now,
        ...(expiresAt && { tokenExpiresAt: expiresAt }),
        ...(businessId && { businessId }),
      },
      ...(isValid && !expiresAt && { $unset: { tokenExpiresAt: 1 } }),
    },
    { upsert: true },
  );
  const warning = warningOf({ isValid, expiresAt }, now);
  if (!warning) return void (await ChannelState.updateOne({ _id: 'whatsapp' }, { $unset: { warned: 1 } }));
  const { modifiedCount } = await ChannelState.updateOne(
    { _id: 'whatsapp', warned: op.not(warning.key) },
    { $set: { warned: warning.key } },
  );
  if (modifiedCount === 1) await tellOfToken(warning.days);
}
