'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { OFFICE_PERMISSIONS, PERMISSION_LABELS, type Permission } from '@/lib/platform/auth/permissions';
import { OFFICE_ROLES, type OfficeRole } from '@/lib/platform/auth/roles';
import { api } from '@/lib/platform/browser/api';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS } from '@/lib/teams/staff/constants';
import type { StaffInvitationDto } from '@/lib/teams/staff/dto';
import { staffInviteSchema } from '@/lib/teams/staff/schema';
import { InvitationList } from './invitation-list';

const PATH = '/api/admin/staff/invitations';

export function StaffPanel({ open }: { open: readonly StaffInvitationDto[] }) {
  const { t, label } = useTexts('office/users');
  const router = useRouter();
  const { form, field, formProps, busy, outcome } = useZodForm(staffInviteSchema, {
    start: { email: '', office: 'agent' },
    async send(body) {
      await api(PATH, { body, method: 'POST' });
      router.refresh();
      return { message: t('An invitation is on its way to {email}', { email: body.email }) };
    },
    after: 'reset',
  });
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <Heading level={2} size="panel">
        {t('Invite a colleague to the office')}
      </Heading>
      <form {...formProps} className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField label={t('Email address')} type="email" autoComplete="off" {...field('email')} />
          <SelectField
            label={t('Role in the office')}
            help={label(OFFICE_ROLE_HINTS[(form.watch('office') ?? 'agent') as OfficeRole])}
            {...field('office')}
          >
            <Options of={OFFICE_ROLES.map((role) => [role, label(OFFICE_ROLE_LABELS[role])])} />
          </SelectField>
        </div>
        <FormEnd {...{ busy, outcome }}>{t('Send the invitation')}</FormEnd>
      </form>
      <InvitationList
        path={PATH}
        open={open.map(({ office, ...item }) => ({ ...item, role: label(OFFICE_ROLE_LABELS[office]) }))}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('What each role can do')}</summary>
        <div className="relative overflow-x-auto">
          <table className="w-full max-w-4xl border-collapse text-note">
            <thead>
              <tr className="border-line-strong border-b text-left">
                <th scope="col" className="py-2 pr-4">
                  {t('Permission')}
                </th>
                {OFFICE_ROLES.map((role) => (
                  <th key={role} scope="col" className="whitespace-nowrap py-2 pr-4">
                    {label(OFFICE_ROLE_LABELS[role])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(Object.keys(PERMISSION_LABELS) as Permission[]).map((permission) => (
                <tr key={permission} className="border-line border-b">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {label(PERMISSION_LABELS[permission])}
                  </th>
                  {OFFICE_ROLES.map((role) => (
                    <td key={role} className="py-2 pr-4">
                      {OFFICE_PERMISSIONS[role].includes(permission) ? t('Yes') : '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
