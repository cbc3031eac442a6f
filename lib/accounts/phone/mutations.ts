import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { UserSession } from '@/lib/platform/auth/types';
import { secrets } from '@/lib/platform/crypto/secrets';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError } from '@/lib/platform/errors';
import { consume, resetLimit } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { MAX_VAR_LENGTH } from '@/lib/platform/sms/rules';
import { sendSms } from '@/lib/platform/sms/send';
import { site } from '@/lib/settings/data';
import { PhoneCode } from '@/models/accounts/phone-code';
import { User } from '@/models/platform/user';

const CODE_MINUTES = 10;

function hashCode(user: string, phone: string, code: string): string {
  const key = secrets().signing[0]?.key ?? new Uint8Array();
  return createHmac('sha256', key).update(`phone:${user}:${phone}:${code}`).digest('base64url');
}

/** Sends six digits to the number in the profile. Earlier codes become invalid. */
export async function sendPhoneCode({ user }: UserSession): Promise<void> {
  const { id, phone } = user;
  if (!phone) throw new AppError('conflict', 'Please enter your phone number in your profile first');
  await consume('mail', `phone:${id}`);
  await consume('mail', `phone:${phone}`);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  const set = { phone, hash: hashCode(id, phone, code), expiresAt };
  await PhoneCode.updateOne({ user: id }, { $set: set }, { upsert: true });
  // a longer name does not fit the placeholder of the registered text
  const name = (await site()).name.slice(0, MAX_VAR_LENGTH);
  const values = { code, site: name, minutes: String(CODE_MINUTES) };
  inBackground('text message', () => sendSms('phone_code', phone, values));
}

export async function confirmPhone(session: UserSession, code: string, ip: string): Promise<void> {
  const { id, phone } = session.user;
  await consume('confirmPhone', id);
  const row = await PhoneCode.findOneAndDelete({
    user: id,
    phone,
    hash: hashCode(id, phone, code),
    expiresAt: op.gt(new Date()),
  }).lean();
  if (!row) throw fieldError('invalid', 'code', 'That code is not right, or is too old');
  await resetLimit('confirmPhone', id);
  await User.updateOne({ _id: id, phone }, { $set: { confirmedPhone: phone } });
  await recordAudit({ action: 'user.phone-confirmed', by: session, ip, target: { type: 'user', id } });
}

/** Deletes everything of an erased person. */
export async function erasePhoneCodes(userId: string): Promise<void> {
  await PhoneCode.deleteMany({ user: userId });
}
