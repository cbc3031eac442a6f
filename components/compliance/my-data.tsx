'use client';

import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { OwnConsentDto, OwnConsentsDto } from '@/lib/channels/consents/dto';
import { CONSENT_KIND_LABELS } from '@/lib/channels/constants';
import type { OwnGrievanceDto } from '@/lib/compliance/grievances/dto';
import type { NomineeDto } from '@/lib/compliance/nominees/dto';
import { nomineeSchema } from '@/lib/compliance/nominees/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { getCurrentUser, type Me } from '@/lib/platform/browser/identity';
import { formatDate } from '@/lib/platform/text/format';

type Change = (path: string, method: 'DELETE', done: string) => Promise<void>;

function Consent({ consent, change }: { consent: OwnConsentDto; change: Change }) {
  const { t } = useTexts('compliance/privacy');
  const { id, kind, words, at, number } = consent;
  const title = t('WhatsApp: {kind}', { kind: t(CONSENT_KIND_LABELS[kind]) });
  return (
    <li className="flex flex-col items-start gap-2 border-line border-t py-4">
      <p className="font-bold">{title}</p>
      <p className="measure">{`“${words}”`}</p>
      <p className="text-note text-ink-soft">
        {[
          t('Given on {day}', { day: formatDate(at, t.language) }),
          t('number ending in {number}', { number }),
        ].join(' · ')}
      </p>
      <Button
        size="sm"
        aria-label={t('Withdraw: {title}', { title })}
        onClick={() =>
          void change(`/api/consents/${id}`, 'DELETE', t('Withdrawn. We no longer do anything based on it.'))
        }
      >
        {t('Withdraw')}
      </Button>
    </li>
  );
}

function Grievances({ grievances }: { grievances: OwnGrievanceDto[] }) {
  const { t } = useTexts('compliance/privacy');
  const day = (text: string) => formatDate(`${text}T12:00:00+05:30`, t.language);
  return (
    <Panel title={t('My complaints')} lead={t('Each has a number and a deadline for our reply.')}>
      {grievances.length > 0 && (
        <ul className="flex flex-col">
          {grievances.map(({ number, text, dueOn, answer }) => (
            <li key={number} className="flex flex-col gap-2 border-line border-t py-4">
              <p className="font-bold">{number}</p>
              <p className="measure whitespace-pre-line">{text}</p>
              {answer ? (
                <p className="measure whitespace-pre-line">{t('Our reply: {answer}', { answer })}</p>
              ) : (
                <p className="text-note text-ink-soft">
                  {t('We’ll reply by {day} at the latest.', { day: day(dueOn) })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink className="self-start" href="/grievance#complain">
        {t('Complain')}
      </ButtonLink>
    </Panel>
  );
}

/** Nominees, who exercise one's rights after death or incapacity (DPDP Act 2023, section 14). */
function NomineePanel() {
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
        'The person who exercises these rights for you if you die or can’t act. They write to our grievance officer from the email address you give here.',
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
        <FormEnd {...{ busy, outcome }}>{nominee ? t('Replace nominee') : t('Name a nominee')}</FormEnd>
      </form>
    </Panel>
  );
}

export function MyData() {
  const { t, reply } = useTexts('compliance/privacy');
  const [own, setOwn] = useState<OwnConsentsDto>();
  const [grievances, setGrievances] = useState<OwnGrievanceDto[]>([]);
  const [me, setMe] = useState<Me>();
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const reload = useCallback(async () => {
    const found = await api<OwnConsentsDto>('/api/consents').catch(() => undefined);
    if (found) setOwn(found);
    else setOutcome({ text: t('We couldn’t load your consents. Please try again later.'), ok: false });
  }, [t]);
  useEffect(() => {
    void reload();
    getCurrentUser().then(setMe, () => setMe({ kind: 'anonymous' }));
    api<{ grievances: OwnGrievanceDto[] }>('/api/grievances').then(
      (found) => setGrievances(found.grievances),
      () => undefined,
    );
  }, [reload]);
  const change: Change = async (path, method, done) => {
    try {
      await api(path, { method });
      setOutcome({ text: done, ok: true });
    } catch (error) {
      setOutcome({ text: reply(serverMessage(error)), ok: false });
    }
    await reload();
  };
  return (
    <>
      <div role="status">
        {outcome && <Notice variant={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice>}
      </div>
      <Panel
        title={t('What I agreed to')}
        lead={t(
          'Each consent is for one purpose, in the words you saw. Withdrawing takes one press, just like agreeing.',
        )}
      >
        {own && own.consents.length === 0 && <p className="text-ink-soft">{t('Nothing so far.')}</p>}
        <ul className="flex flex-col">
          {own?.consents.map((consent) => (
            <Consent key={consent.id} consent={consent} change={change} />
          ))}
        </ul>
      </Panel>
      {me?.kind === 'user' && <NomineePanel />}
      <Grievances grievances={grievances} />
      <Panel
        title={t('Data we keep')}
        lead={t('Every kind of record, why we keep it and for how long, generated from the program itself.')}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/api/data-map?lang=${t.language}`}>{t('Data map (PDF)')}</ButtonLink>
          {me?.kind === 'user' && (
            <ButtonLink href={`/profile/${me.user._id}/security`}>
              {t('Download or erase my data')}
            </ButtonLink>
          )}
        </div>
      </Panel>
    </>
  );
}
