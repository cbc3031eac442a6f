'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { FORM_ROLE_LABELS } from '@/lib/deals/forms/constants';
import { SIGN_KIND_LABELS, SIGNER_STATE_LABELS, SIGNING_STATE_LABELS } from '@/lib/deals/signing/constants';
import type { SignerDto, SigningDto } from '@/lib/deals/signing/dto';
import { eventText } from '@/lib/deals/signing/format';
import { formatDateTime } from '@/lib/platform/text/format';

type Props = { form: string; signing: SigningDto };

function Signer({ form, signer, onResend }: { form: string; signer: SignerDto; onResend?: () => void }) {
  const { t } = useTexts('deals/signing');
  const forms = useTexts('deals/forms').t;
  const { id, role, name, email, state, kind, signedAt, reason, hasCopy } = signer;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b py-2">
      <span className="wrap-anywhere">
        {forms(FORM_ROLE_LABELS[role])}: <b>{name || t('erased person')}</b>{' '}
        <span className="text-ink-soft">{email}</span>
      </span>
      <Badge variant={state === 'signed' ? 'verified' : 'plain'}>{t(SIGNER_STATE_LABELS[state])}</Badge>
      {signedAt && (
        <span className="text-note text-ink-soft">
          {[formatDateTime(signedAt, t.language), kind && t(SIGN_KIND_LABELS[kind])]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {reason && <q className="wrap-anywhere">{reason}</q>}
      {hasCopy && (
        <a className="underline" href={`/api/forms/${form}/signed?copy=${id}`} download>
          {t('Copy with the eSign (PDF)')}
        </a>
      )}
      {onResend && (
        <Button size="sm" variant="quiet" onClick={onResend}>
          {t('Send the link again')}
        </Button>
      )}
    </li>
  );
}

/** Who has signed, what happened, and what the firm can do about it. */
export function SigningPanel({ form, signing }: Props) {
  const { t } = useTexts('deals/signing');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const step = async (body: Record<string, unknown>) => {
    if (await call(`/api/forms/${form}/signing`, { method: 'PATCH', body })) router.refresh();
  };
  const { state, sentAt, expiresAt, signers, events, fileHash } = signing;
  const isOpen = state === 'open';
  return (
    <section className="flex max-w-3xl flex-col gap-3" aria-labelledby="signing" aria-busy={busy}>
      <Heading level={2} size="panel" id="signing">
        {t('Signing')}
      </Heading>
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant={state === 'signed' ? 'verified' : 'plain'}>{t(SIGNING_STATE_LABELS[state])}</Badge>
        <span className="text-note text-ink-soft">
          {t('Sent on {date}, to be signed until {until}', {
            date: formatDateTime(sentAt, t.language),
            until: formatDateTime(expiresAt, t.language),
          })}
        </span>
        {fileHash && (
          <ButtonLink size="sm" href={`/api/forms/${form}/signed`} download>
            {t('Signed file (PDF)')}
          </ButtonLink>
        )}
      </p>
      <ul>
        {signers.map((signer) => (
          <Signer
            key={signer.id}
            form={form}
            signer={signer}
            {...(isOpen &&
              signer.state === 'waiting' && {
                onResend: () => void step({ action: 'resend', signer: signer.id }),
              })}
          />
        ))}
      </ul>
      <details>
        <summary className="cursor-pointer underline">{t('Events')}</summary>
        <ol className="mt-2 flex flex-col gap-1 text-note">
          {events.map(({ at, what, who, address }) => (
            <li key={`${at} ${what} ${who}`}>
              {[formatDateTime(at, t.language), eventText(what, t), who, address].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ol>
      </details>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-4">
          <Button size="sm" disabled={busy} onClick={() => void step({ action: 'cancel' })}>
            {t('Withdraw from the signers')}
          </Button>
        </div>
      )}
      <OutcomeNotice outcome={outcome} />
    </section>
  );
}
