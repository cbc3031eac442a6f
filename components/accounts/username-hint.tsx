/** Names the account of a form's password for password managers. */
export function UsernameHint({ email }: { email: string }) {
  return <PlainInput type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

import { PlainInput } from '@/components/ui/forms/control';
