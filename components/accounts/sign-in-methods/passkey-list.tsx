'use client';

import { useState } from 'react';
import type { z } from 'zod';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { useCall } from '@/components/ui/hooks/use-call';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { hasPasskeys, makePasskey } from '@/lib/accounts/passkeys/client';
import { MAX_PASSKEY_NAME } from '@/lib/accounts/passkeys/constants';
import type { PasskeyDto } from '@/lib/accounts/passkeys/dto';
import { passkeyNameSchema } from '@/lib/accounts/passkeys/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

type Changed = (recoveryCodes?: string[]) => void;
type Options = Parameters<typeof makePasskey>[0];

export function PasskeyList({ passkeys, onChange }: { passkeys: PasskeyDto[]; onChange: Changed }) {
  const { t } = useTexts('accounts/security');
  const ready = useHydrated();
  return (
    <div className="flex flex-col gap-4">
      <Heading level={3}>{t('Passkeys')}</Heading>
      <p>
        {t(
          'Sign in with your fingerprint, your face or the PIN of your phone or computer. It can’t be guessed, and no fake website can ask for it.',
        )}
      </p>
      {passkeys.length > 0 && (
        <ul aria-label={t('Passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
      {ready && !hasPasskeys() ? (
        <p>{t('This browser can’t create passkeys.')}</p>
      ) : (
        <AddPasskey onChange={onChange} />
      )}
    </div>
  );
}

function AddPasskey({ onChange }: { onChange: Changed }) {
  const { t } = useTexts('accounts/security');
  const { field, formProps, busy, outcome } = useZodForm(passkeyNameSchema, {
    async send({ name }) {
      const options = await api<Options>('/api/user/passkeys/options', { method: 'POST' });
      const body = { name, credential: await makePasskey(options) };
      const made = await api<{ recoveryCodes?: string[] }>('/api/user/passkeys', { method: 'POST', body });
      onChange(made.recoveryCodes);
      return { message: t('Passkey added') };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField
        label={t('Name of the new passkey')}
        placeholder={t("Asha's phone")}
        maxLength={MAX_PASSKEY_NAME}
        {...field('name')}
      />
      <FormEnd {...{ busy, outcome }}>{t('Add a passkey')}</FormEnd>
    </form>
  );
}

function PasskeyRow({ passkey, onChange }: { passkey: PasskeyDto; onChange: Changed }) {
  const { t } = useTexts('accounts/security');
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const [isNaming, setNaming] = useState(false);
  const { busy, outcome, call } = useCall();

  async function remove() {
    if (await call(`/api/user/passkeys/${id}`, { method: 'DELETE' })) onChange();
  }

  return (
    <li className="flex flex-col gap-2 border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-bold">{name}</span>
          <span className="block text-note text-ink-soft">
            {lastUsedAt
              ? t('Last used {time}', { time: formatDateTime(lastUsedAt, t.language) })
              : t('Added {date}, not used yet', { date: formatDate(createdAt, t.language) })}
            {isSynced && ` · ${t('on all your devices')}`}
          </span>
        </span>
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('Rename {name}', { name })}
            onClick={() => setNaming(!isNaming)}
          >
            {t('Rename')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            aria-label={t('Remove {name}', { name })}
            onClick={remove}
          >
            {t('Remove')}
          </Button>
        </span>
      </div>
      {isNaming && (
        <RenameForm
          passkey={passkey}
          onDone={() => {
            setNaming(false);
            onChange();
          }}
        />
      )}
      {outcome && !outcome.ok && <OutcomeNotice outcome={outcome} />}
    </li>
  );
}

function RenameForm({ passkey: { id, name }, onDone }: { passkey: PasskeyDto; onDone: () => void }) {
  const { t } = useTexts('accounts/security');
  const { field, formProps, busy, outcome } = useZodForm<z.input<typeof passkeyNameSchema>, { name: string }>(
    passkeyNameSchema,
    {
      start: { name },
      send: (body) =>
        api(`/api/user/passkeys/${id}`, { method: 'PATCH', body }).then(() => onDone() as undefined),
    },
  );
  return (
    <form {...formProps} className="flex flex-wrap items-end gap-3">
      <TextField label={t('New name')} className="grow" maxLength={MAX_PASSKEY_NAME} {...field('name')} />
      <SubmitButton disabled={busy}>{t('Save')}</SubmitButton>
      <OutcomeNotice outcome={outcome} />
    </form>
  );
}
