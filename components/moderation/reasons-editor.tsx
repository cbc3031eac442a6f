'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { DECISIONS } from '@/lib/moderation/constants';
import { MAX_REASON_LENGTH, REASONED } from '@/lib/moderation/reasons/constants';
import type { ReasonDto } from '@/lib/moderation/reasons/dto';
import { reasonChangeSchema, reasonSchema } from '@/lib/moderation/reasons/schema';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { HTML_LANG } from '@/lib/platform/language/languages';

const PATH = '/api/admin/properties/reasons';
const LANGUAGES = [
  ['en', 'English'],
  ['mr', 'Marathi'],
  ['hi', 'Hindi'],
] as const;
const nameOf = (decision: string) => DECISIONS.find(([key]) => key === decision)?.[1] ?? decision;

const textsOf = ({ en, mr, hi }: ReasonDto) => ({ en, mr, hi });

function EditReason({ reason, onDone }: { reason: ReasonDto; onDone: () => void }) {
  const { t, label: named } = useTexts('moderation/office');
  const { field, formProps, busy, outcome, question } = useMergedForm(reasonChangeSchema, {
    record: reason,
    startOf: textsOf,
    storedOf: (row: ReasonDto) => ({ fields: textsOf(row), version: row.__v }),
    async send(texts, __v) {
      const body = { ...texts, __v };
      return (await api<{ data: ReasonDto }>(`${PATH}/${reason.key}`, { method: 'PUT', body })).data;
    },
    labelOf: (name) => named(LANGUAGES.find(([language]) => language === name)?.[1] ?? name),
    said: t('Saved'),
    onSaved: onDone,
  });
  return (
    <form {...formProps} className="flex flex-col gap-3 py-2">
      {question}
      {LANGUAGES.map(([language, label]) => (
        <TextField
          key={language}
          label={named(label)}
          maxLength={MAX_REASON_LENGTH}
          lang={language}
          {...field(language)}
        />
      ))}
      <OutcomeNotice outcome={outcome} />
      <div className="flex gap-2">
        <SubmitButton size="sm" disabled={busy}>
          {t('Save')}
        </SubmitButton>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function AddReason({ onDone }: { onDone: () => void }) {
  const { t, label: named } = useTexts('moderation/office');
  const { field, formProps, busy, outcome } = useZodForm(reasonSchema, {
    start: { decision: 'reject' },
    async send(body) {
      await api(PATH, { method: 'POST', body });
      onDone();
      return { message: t('Reason added') };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-3 border-line border-t pt-4">
      <Heading level={2} size="panel">
        {t('Add a reason')}
      </Heading>
      <SelectField label={t('For')} {...field('decision')}>
        <Options of={REASONED.map((decision) => [decision, named(nameOf(decision))])} />
      </SelectField>
      {LANGUAGES.map(([language, label]) => (
        <TextField
          key={language}
          label={named(label)}
          maxLength={MAX_REASON_LENGTH}
          lang={language}
          required={language === 'en'}
          optional={language !== 'en'}
          {...field(language)}
        />
      ))}
      <FormEnd {...{ busy, outcome }}>{t('Add')}</FormEnd>
    </form>
  );
}

export function ReasonsEditor({ reasons }: { reasons: ReasonDto[] }) {
  const { t, label: named } = useTexts('moderation/office');
  const router = useRouter();
  const [edited, setEdited] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const done = () => {
    setEdited(undefined);
    router.refresh();
  };
  const remove = async (path: string) => {
    setProblem(undefined);
    try {
      await api(path, { method: 'DELETE' });
      done();
    } catch (error) {
      setProblem(errorMessage(error, t('This wasn’t saved')));
    }
  };
  return (
    <>
      {problem && <OutcomeNotice outcome={{ text: problem, ok: false }} />}
      {REASONED.map((decision) => (
        <section key={decision}>
          <Heading level={2} size="panel" className="mb-2">
            {named(nameOf(decision))}
          </Heading>
          <ul className="border-line border-t">
            {reasons
              .filter((reason) => reason.decision === decision)
              .map((reason) => (
                <li key={reason.key} className="border-line border-b py-2">
                  {edited === reason.key ? (
                    <EditReason reason={reason} onDone={done} />
                  ) : (
                    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                      <div className="min-w-0 flex-1 basis-72">
                        <p className="break-words font-bold" lang={HTML_LANG.en}>
                          {reason.en}
                        </p>
                        <p className="break-words text-note text-ink-soft">
                          <span lang="mr">{reason.mr || '—'}</span> ·{' '}
                          <span lang="hi">{reason.hi || '—'}</span>
                        </p>
                      </div>
                      <span className="flex gap-2">
                        <Button
                          size="sm"
                          onClick={() => setEdited(reason.key)}
                          aria-label={t('Edit: {text}', { text: reason.en })}
                        >
                          {t('Edit')}
                        </Button>
                        <Button
                          size="sm"
                          variant="quiet"
                          onClick={() => void remove(`${PATH}/${reason.key}`)}
                          aria-label={
                            reason.isOwn
                              ? t('Delete: {text}', { text: reason.en })
                              : t('Hide: {text}', { text: reason.en })
                          }
                        >
                          {reason.isOwn ? t('Delete') : t('Hide')}
                        </Button>
                      </span>
                    </div>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Button size="sm" variant="quiet" className="self-start" onClick={() => void remove(PATH)}>
        {t('Restore the usual reasons in their original wording')}
      </Button>
      <AddReason onDone={done} />
    </>
  );
}
