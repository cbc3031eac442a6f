'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { FORM_ROLE_LABELS, type FormRole } from '@/lib/deals/forms/constants';
import { SIGN_DAYS } from '@/lib/deals/signing/constants';
import type { SignerStartDto } from '@/lib/deals/signing/dto';
import { ApiError, api, serverMessage } from '@/lib/platform/http/client';

type Props = { form: string; version: number; signers: readonly SignerStartDto[] };

function SignerFields({
  signer,
  errorOf,
}: {
  signer: SignerStartDto;
  errorOf: (field: string) => string | undefined;
}) {
  const { t } = useTexts('deals/signing');
  const { role } = signer;
  const roleName = useTexts('deals/forms').t(FORM_ROLE_LABELS[role]);
  return (
    <fieldset className="grid gap-3 border-line border-t pt-3 sm:grid-cols-3">
      <legend className="font-bold">{roleName}</legend>
      <TextField
        label={t('Name of the {role}', { role: roleName })}
        name={`${role}-name`}
        defaultValue={signer.name}
        error={errorOf('name')}
      />
      <TextField
        label={t('E-mail of the {role}', { role: roleName })}
        name={`${role}-email`}
        type="email"
        defaultValue={signer.email}
        error={errorOf('email')}
      />
      <TextField
        label={t('Mobile number of the {role}', { role: roleName })}
        name={`${role}-phone`}
        type="tel"
        optional
        defaultValue={signer.phone}
        error={errorOf('phone')}
      />
    </fieldset>
  );
}

/** Who signs, how long they have; sends the newest version to them. */
export function SendSigning({ form, version, signers }: Props) {
  const { t, reply } = useTexts('deals/signing');
  const router = useRouter();
  const [hasWitness, setWitness] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const wanted = signers.filter(({ role }) => role !== 'witness' || hasWitness);
  const mayHaveWitness = signers.some(({ role }) => role === 'witness');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (role: FormRole, field: string) => String(data.get(`${role}-${field}`) ?? '');
    const body = {
      version,
      days: data.get('days'),
      signers: wanted.map(({ role }) => ({
        role,
        name: of(role, 'name'),
        email: of(role, 'email'),
        phone: of(role, 'phone'),
      })),
    };
    setBusy(true);
    setProblem(undefined);
    setWrong({});
    try {
      await api(`/api/forms/${form}/signing`, { method: 'POST', body });
      router.refresh();
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      setWrong(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
      const general = issues.find(({ path }) => path === 'signers')?.message;
      setProblem(general ?? serverMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="flex max-w-3xl flex-col gap-3" aria-labelledby="send-signing">
      <Heading level={2} size="panel" id="send-signing">
        {t('Send it to the signers')}
      </Heading>
      <p className="measure text-note text-ink-soft">
        {t('Each signer gets a link by e-mail. Nothing in the document changes any more once it is sent.')}
      </p>
      <form className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        {wanted.map((signer, i) => (
          <SignerFields
            key={signer.role}
            signer={signer}
            errorOf={(field) => wrong[`signers.${i}.${field}`]}
          />
        ))}
        {mayHaveWitness && (
          <Button size="sm" variant="quiet" className="self-start" onClick={() => setWitness(!hasWitness)}>
            {hasWitness ? t('Without a witness') : t('Add a witness')}
          </Button>
        )}
        <SelectField className="max-w-60" label={t('Days to sign')} name="days" defaultValue={14}>
          {SIGN_DAYS.map((days) => (
            <option key={days} value={days}>
              {t('{days} days', { days })}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton disabled={isBusy}>{t('Send for signing')}</SubmitButton>
          {problem && <Notice variant="error">{reply(problem)}</Notice>}
        </div>
      </form>
    </section>
  );
}
