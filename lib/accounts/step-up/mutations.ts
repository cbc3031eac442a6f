import 'server-only';
import { confirmPassword } from '@/lib/accounts/mutations';
import { listCredentialIds } from '@/lib/accounts/passkeys/data';
import { authenticationOptions, redeemPasskey } from '@/lib/accounts/passkeys/mutations';
import { redeemFactorCode } from '@/lib/accounts/second-factor/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { markFactor } from '@/lib/platform/auth/mutations';
import { freshUntil } from '@/lib/platform/auth/second-factor';
import type { UserSession } from '@/lib/platform/auth/types';
import { AppError, fieldError } from '@/lib/platform/errors';
import type { StepUpDto } from './dto';
import type { StepUp } from './schema';

/** Factors that the dialog offers. Passkeys come with a challenge. */
export async function startStepUp(session: UserSession): Promise<StepUpDto> {
  const until = freshUntil(session);
  const { id } = session.user;
  const { isSet } = session.secondFactor;
  const hasPasskey = isSet && (await listCredentialIds(id)).length > 0;
  return {
    ...(until && { freshUntil: until.toISOString() }),
    password: !isSet,
    code: isSet,
    passkey: hasPasskey ? await authenticationOptions('step-up', id) : null,
  };
}

/** Proves that the account's person is present. The password counts only while the account has nothing better. */
export async function stepUp(session: UserSession, given: StepUp, ip: string): Promise<Date> {
  const { id } = session.user;
  const by = await check(session, given);
  const now = new Date();
  await markFactor(session.id, now);
  await recordAudit({
    action: 'user.step-up',
    by: session,
    ip,
    target: { type: 'user', id },
    details: { by },
  });
  return freshUntil({ ...session, factorAt: now }) ?? now;
}

async function check(session: UserSession, given: StepUp): Promise<string> {
  const { id } = session.user;
  if ('credential' in given) {
    await redeemPasskey(given.credential, 'step-up', id).catch((cause) => {
      // the session stays open, because only the passkey was refused
      throw new AppError('invalid', 'That passkey was not accepted. Please try again', { cause });
    });
    return 'passkey';
  }
  if ('code' in given) {
    const used = await redeemFactorCode(id, given.code);
    if (!used) throw fieldError('invalid', 'code', 'That code is wrong or was already used');
    return used;
  }
  if (session.secondFactor.isSet)
    throw fieldError('invalid', 'password', 'Your account has a second factor: please use it');
  await confirmPassword(session, given.password);
  return 'password';
}
