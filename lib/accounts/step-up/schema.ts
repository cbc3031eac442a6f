import { z } from 'zod';
import { authenticationResponse } from '@/lib/accounts/passkeys/schema';
import { factorCodeSchema } from '@/lib/accounts/users/schema';

/** Accepts a passkey, a code, or the password if the account has neither. */
export const stepUpSchema = z.union(
  [
    z.object({ credential: authenticationResponse }),
    z.object({ code: factorCodeSchema }),
    z.object({ password: z.string().min(1, 'Please enter your password').max(1000) }),
  ],
  'Please confirm with your password, a code or a passkey',
);
export type StepUp = z.output<typeof stepUpSchema>;
