'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { FORM_ROLE_LABELS } from '@/lib/deals/forms/constants';
import { SIGNER_STATE_LABELS } from '@/lib/deals/signing/constants';
import type { SignLinkDto } from '@/lib/deals/signing/dto';
import { api } from '@/lib/platform/http/client';
import { formatDateTime } from '@/lib/platform/text/format';
import { EsignForm } from './esign-form';
import { RefusalForm, SignatureForm, type Step } from './signature-form';

/** How it stands: to be signed, signed by this person, signed by all, or ended. */
function State({ link }: { link: SignLinkDto }) {
  const { t } = useTexts('deals/signing');
  if (link.state === 'signed')
    return <Notice variant="verified">{t('All have signed. The file has a page with every event.')}</Notice>;
  if (link.own === 'refused') return <Notice>{t('You refused to sign.')}</Notice>;
  if (link.own === 'signed' && (link.state === 'open' || link.state === 'complete'))
    return (
      <Notice variant="verified">
        {t('You signed on {date}. When all have signed, you get a mail with the way to the file.', {
          date: formatDateTime(link.ownSignedAt ?? link.expiresAt, t.language),
        })}
      </Notice>
    );
  return <Notice variant="warning">{t('This document can no longer be signed.')}</Notice>;
}

function Wording({ token, link }: { token: string; link: SignLinkDto }) {
  const { t } = useTexts('deals/signing');
  return (
    <section className="flex flex-col gap-3" aria-labelledby="wording">
      <Heading level={2} size="panel" id="wording">
        {t('Text of the document')}
      </Heading>
      <ol lang={link.language} className="measure flex list-decimal flex-col gap-2 ps-6">
        {link.clauses.map((clause) => (
          <li key={clause} className="wrap-anywhere">
            {clause}
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink size="sm" href={`/api/sign/${token}/pdf`} download>
          {link.state === 'signed' ? t('Fetch the signed file') : t('Open as PDF')}
        </ButtonLink>
      </p>
    </section>
  );
}

function Others({ others }: Pick<SignLinkDto, 'others'>) {
  const { t } = useTexts('deals/signing');
  const forms = useTexts('deals/forms').t;
  if (others.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-labelledby="others">
      <Heading level={2} size="panel" id="others">
        {t('Who else signs')}
      </Heading>
      <ul>
        {others.map(({ role, name, state }) => (
          <li key={`${role} ${name}`}>
            {forms(FORM_ROLE_LABELS[role])}: {name || t('erased person')} ·{' '}
            <span className="text-ink-soft">{t(SIGNER_STATE_LABELS[state])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { token: string; initial: SignLinkDto; hasFailed: boolean };

/** The page of one signer: the text first, then the signature. */
export function SignPage({ token, initial, hasFailed }: Props) {
  const { t } = useTexts('deals/signing');
  const forms = useTexts('deals/forms').t;
  const [link, setLink] = useState(initial);
  const step: Step = async (body) => {
    const { data } = await api<{ data: SignLinkDto }>(`/api/sign/${token}`, { method: 'POST', body });
    setLink(data);
  };
  useEffect(() => {
    // that a mail program fetched the page is not that it was opened; a failure is not the reader's matter
    api(`/api/sign/${token}`, { method: 'POST', body: { action: 'open' } }).catch(() => undefined);
  }, [token]);
  const isOpen = link.state === 'open' && link.own === 'waiting';
  return (
    <div className="flex flex-col gap-6">
      <p>
        {t('You sign as {role}: {name}', { role: forms(FORM_ROLE_LABELS[link.role]), name: link.name })}
        {link.firm && <span className="block text-ink-soft">{t('Sent by {firm}', { firm: link.firm })}</span>}
        {isOpen && (
          <span className="block text-ink-soft">
            {t('To be signed until {date}', { date: formatDateTime(link.expiresAt, t.language) })}
          </span>
        )}
      </p>
      {isOpen && hasFailed && (
        <Notice variant="warning">
          {t('Aadhaar eSign did not succeed. Try again, or sign with a code.')}
        </Notice>
      )}
      <div aria-live="polite">{!isOpen && <State link={link} />}</div>
      <Wording token={token} link={link} />
      <Others others={link.others} />
      {isOpen && <SignatureForm link={link} step={step} />}
      {isOpen && link.hasEsign && <EsignForm token={token} />}
      {isOpen && <RefusalForm step={step} />}
    </div>
  );
}
