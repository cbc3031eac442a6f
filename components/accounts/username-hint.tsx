/** Tells password managers whose password a form is for. */
export function UsernameHint({ email }: { email: string }) {
  return <PlainInput type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

import { PlainInput } from '@/components/ui/forms/control';
