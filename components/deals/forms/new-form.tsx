'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Options, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { FORM_KIND_LABELS, FORM_KINDS } from '@/lib/deals/forms/constants';
import type { FormDto } from '@/lib/deals/forms/dto';
import { newFormSchema } from '@/lib/deals/forms/schema';
import { api } from '@/lib/platform/browser/api';
import { LANGUAGE_NAMES, LANGUAGES, type Language, localPath } from '@/lib/platform/language/languages';

type Props = { deal: string; isLetting: boolean; language: Language };

export function NewForm({ deal, isLetting, language }: Props) {
  const { t } = useTexts('deals/forms');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm<
    z.input<typeof newFormSchema>,
    z.output<typeof newFormSchema>
  >(newFormSchema, {
    start: { kind: isLetting ? 'leave-licence' : 'mandate', language },
    after: 'leave',
    async send(body) {
      const { data } = await api<{ data: FormDto }>(`/api/deals/${deal}/forms`, { method: 'POST', body });
      router.push(localPath(t.language, `/dashboard/deals/${deal}/forms/${data.id}`));
      return undefined;
    },
  });
  return (
    <section className="flex flex-col gap-3" aria-labelledby="new-form">
      <Heading level={2} size="panel" id="new-form">
        {t('Write a document')}
      </Heading>
      <form {...formProps} className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <SelectField label={t('Template')} {...field('kind')}>
          <Options of={FORM_KINDS.map((kind) => [kind, t(FORM_KIND_LABELS[kind])])} />
        </SelectField>
        <SelectField label={t('Document language')} {...field('language')}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <SubmitButton disabled={busy}>{t('Start the draft')}</SubmitButton>
          <OutcomeNotice outcome={outcome} />
        </div>
      </form>
    </section>
  );
}
