'use client';

import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { USER_ROLES, type UserRole } from '@/lib/auth/roles';
import { api } from '@/lib/http/client';
import { roleChangeSchema } from '@/lib/user/schema';

/** An admin changes somebody's role: the person is signed out, the audit log has an entry. `isRuled` draws a line above. */
export function RoleForm({ userId, role, isRuled }: { userId: string; role: UserRole; isRuled?: boolean }) {
  const { field, formProps, busy, outcome } = useZodForm(roleChangeSchema, {
    start: { role },
    send: (body) => api(`/api/user/profile/${userId}/role`, { method: 'PUT', body }),
  });
  return (
    <form
      {...formProps}
      className={clsx('flex max-w-xl flex-col gap-4', isRuled && 'border-line border-t pt-6')}
    >
      <SelectField label="Role" help="The person is signed out and signs in again" {...field('role')}>
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
