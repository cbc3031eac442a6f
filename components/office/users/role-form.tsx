'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Options, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { useConditionalCall } from '@/components/ui/hooks/use-conditional-call';
import { Sheet } from '@/components/ui/overlays/sheet';
import { roleChangeSchema } from '@/lib/accounts/users/schema';
import { OFFICE_ROLES, type OfficeRole, USER_ROLES, type UserRole } from '@/lib/platform/auth/roles';
import { api } from '@/lib/platform/browser/api';
import { loadAgain } from '@/lib/platform/browser/navigation';
import { formatTime } from '@/lib/platform/text/format';
import {
  OFFICE_ROLE_HINTS,
  OFFICE_ROLE_LABELS,
  ROLE_UNDO_MINUTES,
  standingLabel,
} from '@/lib/teams/staff/constants';
import type { RoleUndoDto } from '@/lib/teams/staff/dto';

type Wanted = { role: UserRole; office?: OfficeRole | undefined };
type Props = {
  userId: string;
  name: string;
  role: UserRole;
  office?: OfficeRole | undefined;
  /** the last change, while it can be undone */
  undo?: RoleUndoDto | undefined;
};

/** Changes a role, within the office or outside it: confirmed first, mailed after ten minutes, undone by a press until then. */
export function RoleForm({ userId, name, role, office, undo }: Props) {
  const router = useRouter();
  const [wanted, setWanted] = useState<Wanted>();
  const { busy: isUndoing, outcome, setOutcome, call } = useCall();
  const change = useConditionalCall();
  const busy = isUndoing || change.busy;
  const path = `/api/user/profile/${userId}/role`;
  const { form, field, formProps } = useZodForm(roleChangeSchema, {
    start: { role, office: office ?? 'admin' },
    async send(values) {
      setWanted(values.role === 'admin' ? values : { role: values.role });
      return undefined;
    },
  });
  const isStaff = (form.watch('role') ?? role) === 'admin';
  const after = async (done: Promise<boolean>) => {
    setWanted(undefined);
    if (await done) router.refresh();
  };
  const give = (next: Wanted) =>
    change.run(async (seen) => {
      const { message } = await api<{ message: string }>(path, { method: 'PUT', body: { ...next, seen } });
      setOutcome({ text: message, ok: true });
    }, standingLabel({ role, office }));
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      <SelectField label="Role" {...field('role')}>
        <Options of={USER_ROLES.map((role) => [role, role])} />
      </SelectField>
      {isStaff && (
        <SelectField
          label="Role in the office"
          help={OFFICE_ROLE_HINTS[form.watch('office') ?? 'admin']}
          {...field('office')}
        >
          <Options of={OFFICE_ROLES.map((role) => [role, OFFICE_ROLE_LABELS[role]])} />
        </SelectField>
      )}
      <OutcomeNotice outcome={change.problem ? { text: change.problem, ok: false } : outcome} />
      {change.forestalled && (
        <EarlierChange
          {...{ forestalled: change.forestalled, isBusy: busy, own: 'Change it' }}
          onKeep={() => loadAgain()}
          onAgain={() => change.forestalled && void after(change.forestalled.again())}
        />
      )}
      {undo && (
        <Notice>
          <p>
            Changed from {undo.from} to {undo.to}. {name} is told at {formatTime(undo.until)}.
          </p>
          <Button
            size="sm"
            className="mt-2"
            disabled={busy}
            onClick={() => after(call(`${path}/undo`, { method: 'POST' }))}
          >
            Undo
          </Button>
        </Notice>
      )}
      <SubmitButton disabled={busy} className="self-start">
        Change role
      </SubmitButton>
      {wanted && (
        <Sheet label="Change role?" lead="Please look once more" onClose={() => setWanted(undefined)}>
          <Heading level={2} size="panel">
            {name}: {standingLabel({ role, office })} → {standingLabel(wanted)}?
          </Heading>
          {wanted.role === 'admin' && <p>{OFFICE_ROLE_HINTS[wanted.office ?? 'admin']}</p>}
          <p>
            {wanted.role === role
              ? 'It applies from the next request. No one is signed out.'
              : 'It holds with the next request: the person is signed out and signs in again.'}{' '}
            {name} gets a mail in {ROLE_UNDO_MINUTES} minutes; until then you can undo it.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" data-focus disabled={busy} onClick={() => after(give(wanted))}>
              Yes, change it
            </Button>
            <Button onClick={() => setWanted(undefined)}>Back</Button>
          </div>
        </Sheet>
      )}
    </form>
  );
}
