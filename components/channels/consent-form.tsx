'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Fold } from '@/components/ui/display/fold';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { ConsentDto } from '@/lib/channels/consents/dto';
import {
  CONSENT_KIND_LABELS,
  CONSENT_KINDS,
  CONSENT_WAY_LABELS,
  CONSENT_WAYS,
} from '@/lib/channels/constants';
import { consentFormSchema } from '@/lib/channels/threads/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';

type Props = { lead: string; consents: readonly ConsentDto[] };

export function ConsentForm({ lead, consents }: Props) {
  const { t } = useTexts('channels');
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(consentFormSchema, {
    start: { kind: 'visits', way: 'call', words: '', answer: 'yes' },
    async send({ answer, ...body }) {
      await api(`/api/leads/${lead}/consents`, {
        method: 'POST',
        body: { ...body, isActive: answer === 'yes' },
      });
      refresh();
      return { message: t('Noted') };
    },
    after: 'reset',
  });
  return (
    <Fold
      title={t('What the person agreed to')}
      note={String(consents.filter(({ isActive }) => isActive).length)}
    >
      <div className="flex flex-col gap-4">
        {consents.length > 0 ? (
          <ul className="flex flex-col">
            {consents.map(({ kind, at, way, words, by, isActive, endedAt }) => (
              <li key={`${kind}${at}`} className="border-line border-t py-2">
                <p className={isActive ? 'font-bold' : 'text-ink-soft'}>
                  {t(CONSENT_KIND_LABELS[kind])}
                  {' · '}
                  {isActive
                    ? t('agreed')
                    : t('ended {at}', { at: formatDateTime(endedAt ?? at, t.language) })}
                </p>
                <p className="text-ink-soft text-sm">
                  {formatDateTime(at, t.language)} {t(CONSENT_WAY_LABELS[way])}
                  {by && ` · ${by}`}
                  {': '}“{words}”
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t('Nothing yet. Nobody is written to without it.')}</p>
        )}
        <form {...formProps} className="grid gap-4 sm:grid-cols-2">
          <SelectField label={t('About')} {...field('kind')}>
            <Options of={CONSENT_KINDS.map((kind) => [kind, t(CONSENT_KIND_LABELS[kind])])} />
          </SelectField>
          <SelectField label={t('Do they agree?')} {...field('answer')}>
            <option value="yes">{t('Yes')}</option>
            <option value="no">{t('No, not any more')}</option>
          </SelectField>
          <SelectField label={t('How')} {...field('way')}>
            <Options of={CONSENT_WAYS.map((way) => [way, t(CONSENT_WAY_LABELS[way])])} />
          </SelectField>
          <TextField label={t('In their words')} maxLength={500} {...field('words')} />
          <div className="flex flex-col gap-3 sm:col-span-2">
            <FormEnd {...{ busy, outcome }}>{t('Note it')}</FormEnd>
          </div>
        </form>
      </div>
    </Fold>
  );
}
