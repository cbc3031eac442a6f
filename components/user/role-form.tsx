'use client';

import clsx from 'clsx';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import { USER_ROLES, type UserRole } from '@/lib/auth/roles';

/** The desk's change of somebody's role: signs that person out and is written to the audit log. `isRuled` sets it off from what stands above. */
export function RoleForm({ userId, role, isRuled }: { userId: string; role: UserRole; isRuled?: boolean }) {
  const { busy, outcome, call } = useCall();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { role: new FormData(event.currentTarget).get('role') };
    void call(`/api/user/profile/${userId}/role`, { method: 'PUT', body });
  }

  return (
    <form
      onSubmit={submit}
      className={clsx('flex max-w-xl flex-col gap-4', isRuled && 'border-line border-t pt-6')}
    >
      <SelectField
        label="Role"
        name="role"
        defaultValue={role}
        help="The person is signed out and signs in anew"
      >
        {USER_ROLES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" disabled={busy} className="self-start">
        Change role
      </Button>
    </form>
  );
}
