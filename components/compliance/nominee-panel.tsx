'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Panel } from '@/components/ui/display/panel';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { NomineeDto } from '@/lib/compliance/nominees/dto';
import { nomineeSchema } from '@/lib/compliance/nominees/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';

/** Who exercises one's rights after death or incapacity (DPDP Act 2023, section 14). */
export function NomineePanel() {
  const { t, reply } = useTexts('compliance/privacy');
  const [nominee, setNominee] = useState<NomineeDto | null>();
  const [removed, setRemoved] = useState<{ text: string; ok: boolean }>();
  useEffect(() => {
    api<{ nominee: NomineeDto | null }>('/api/user/nominee').then(
      (found) => setNominee(found.nominee),
      () => setNominee(null),
    );
  }, []);
  const { form, field, formProps, busy, outcome } = useZodForm(nomineeSchema, {
    async send(body) {
      await api('/api/user/nominee', { method: 'PUT', body });
      setNominee({ ...body, since: new Date().toISOString() });
      setRemoved(undefined);
      form.reset();
      return { message: t('Nominee saved') };
    },
  });
  async function remove() {
    try {
      await api('/api/user/nominee', { method: 'DELETE' });
      setNominee(null);
      setRemoved({ text: t('Nominee removed'), ok: true });
    } catch (error) {
      setRemoved({ text: reply(serverMessage(error)), ok: false });
    }
  }
  return (
    <Panel
      title={t('Nominee')}
      lead={t(
        'The person who uses these rights for you if you die or cannot act. They write to our grievance officer from the e-mail address that you give here.',
      )}
    >
      <OutcomeNotice outcome={removed} />
      {nominee && (
        <div className="flex flex-col items-start gap-2">
          <p>{[nominee.name, nominee.relation, nominee.email, nominee.phone].filter(Boolean).join(' · ')}</p>
          <Button size="sm" onClick={() => void remove()}>
            {t('Remove nominee')}
          </Button>
        </div>
      )}
      <form {...formProps} className="flex flex-col gap-4">
        <NameField required autoComplete="off" {...field('name')} />
        <TextField label={t('Relation to you')} optional maxLength={60} {...field('relation')} />
        <EmailField required autoComplete="off" {...field('email')} />
        <PhoneField optional autoComplete="off" {...field('phone')} />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {nominee ? t('Replace nominee') : t('Name a nominee')}
        </SubmitButton>
      </form>
    </Panel>
  );
}
