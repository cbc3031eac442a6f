'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
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
import { standingText } from '@/lib/teams/staff/format';

type Wanted = { role: UserRole; office?: OfficeRole | undefined };
type Props = {
  userId: string;
  name: string;
  role: UserRole;
  office?: OfficeRole | undefined;
  /** last change, while it can be undone */
  undo?: RoleUndoDto | undefined;
};

/** Changes an account's role after confirmation. It can be undone for ten minutes, until its mail is sent. */
export function RoleForm({ userId, name, role, office, undo }: Props) {
  const texts = useTexts('office/users');
  const { t, label, language } = texts;
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
      <SelectField label={t('Role')} {...field('role')}>
        <Options of={USER_ROLES.map((role) => [role, label(role)])} />
      </SelectField>
      {isStaff && (
        <SelectField
          label={t('Role in the office')}
          help={label(OFFICE_ROLE_HINTS[form.watch('office') ?? 'admin'])}
          {...field('office')}
        >
          <Options of={OFFICE_ROLES.map((role) => [role, label(OFFICE_ROLE_LABELS[role])])} />
        </SelectField>
      )}
      <OutcomeNotice outcome={change.problem ? { text: change.problem, ok: false } : outcome} />
      {change.forestalled && (
        <EarlierChange
          {...{ forestalled: change.forestalled, isBusy: busy, own: t('Change it') }}
          onKeep={() => loadAgain()}
          onAgain={() => change.forestalled && void after(change.forestalled.again())}
        />
      )}
      {undo && (
        <Notice>
          <p>
            {t('Changed from {from} to {to}. {name} gets an email at {time}.', {
              from: standingText(undo.from, texts),
              to: standingText(undo.to, texts),
              name,
              time: formatTime(undo.until, language),
            })}
          </p>
          <Button
            size="sm"
            className="mt-2"
            disabled={busy}
            onClick={() => after(call(`${path}/undo`, { method: 'POST' }))}
          >
            {t('Undo')}
          </Button>
        </Notice>
      )}
      <SubmitButton disabled={busy} className="self-start">
        {t('Change role')}
      </SubmitButton>
      {wanted && (
        <Sheet label={t('Change role?')} lead={t('Please check again')} onClose={() => setWanted(undefined)}>
          <Heading level={2} size="panel">
            {name}: {standingText(standingLabel({ role, office }), texts)} →{' '}
            {standingText(standingLabel(wanted), texts)}?
          </Heading>
          {wanted.role === 'admin' && <p>{label(OFFICE_ROLE_HINTS[wanted.office ?? 'admin'])}</p>}
          <p>
            {wanted.role === role
              ? t('It applies immediately. No one is signed out.')
              : t('It applies immediately. The person is signed out and has to sign in again.')}{' '}
            {t('{name} gets an email in {minutes} minutes. Until then you can undo it.', {
              name,
              minutes: ROLE_UNDO_MINUTES,
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" data-focus disabled={busy} onClick={() => after(give(wanted))}>
              {t('Yes, change it')}
            </Button>
            <Button onClick={() => setWanted(undefined)}>{t('Back')}</Button>
          </div>
        </Sheet>
      )}
    </form>
  );
}
