import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { UserSession } from '@/lib/platform/auth/types';
import { hashCode, newCode } from '@/lib/platform/crypto/one-time-code';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError } from '@/lib/platform/errors';
import { sendSms } from '@/lib/platform/gateways/sms';
import { MAX_VAR_LENGTH } from '@/lib/platform/gateways/sms-parts';
import { consume, resetLimit } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { site } from '@/lib/settings/data';
import { PhoneCode } from '@/models/accounts/phone-code';
import { User } from '@/models/platform/user';

const CODE_MINUTES = 10;

const confirmed = (user: string, phone: string) => `phone:${user}:${phone}`;

/** Sends a code as a text message in the background. `minutes` is its validity. */
export async function sendCodeText(phone: string, code: string, minutes: number): Promise<void> {
  // a longer name does not fit the placeholder of the registered text
  const name = (await site()).name.slice(0, MAX_VAR_LENGTH);
  const values = { code, site: name, minutes: String(minutes) };
  inBackground('text message', () => sendSms('phone_code', phone, values));
}

/** Sends a six-digit code to the number in the profile and invalidates earlier codes. */
export async function sendPhoneCode({ user }: UserSession): Promise<void> {
  const { id, phone } = user;
  if (!phone) throw new AppError('conflict', 'Please enter your phone number in your profile first');
  await consume('mail', `phone:${id}`);
  await consume('mail', `phone:${phone}`);
  const code = newCode();
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  const set = { phone, hash: hashCode(confirmed(id, phone), code), expiresAt };
  await PhoneCode.updateOne({ user: id }, { $set: set }, { upsert: true });
  await sendCodeText(phone, code, CODE_MINUTES);
}

export async function confirmPhone(session: UserSession, code: string, ip: string): Promise<void> {
  const { id, phone } = session.user;
  await consume('confirmPhone', id);
  const row = await PhoneCode.findOneAndDelete({
    user: id,
    phone,
    hash: hashCode(confirmed(id, phone), code),
    expiresAt: op.gt(new Date()),
  }).lean();
  if (!row) throw fieldError('invalid', 'code', 'That code is wrong or has expired');
  await resetLimit('confirmPhone', id);
  await User.updateOne({ _id: id, phone }, { $set: { confirmedPhone: phone } });
  await recordAudit({ action: 'user.phone-confirmed', by: session, ip, target: { type: 'user', id } });
}

export async function erasePhoneCodes(userId: string): Promise<void> {
  await PhoneCode.deleteMany({ user: userId });
}
