'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { purposeSchema } from '@/lib/compliance/purposes/schema';
import { api } from '@/lib/platform/http/client';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/platform/language/languages';

/** Enters a purpose with its words in all languages. */
export function PurposeForm() {
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(purposeSchema, {
    async send(body) {
      await api('/api/admin/purposes', { method: 'POST', body });
      router.refresh();
      return { message: 'Purpose entered: members are asked' };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-4 border-line border-t pt-4">
      <Heading level={2} size="panel">
        Ask about another purpose
      </Heading>
      {LANGUAGES.map((language) => (
        <div key={language} className="flex flex-col gap-3">
          <TextField
            label={`Purpose in a few words (${LANGUAGE_NAMES[language]})`}
            maxLength={120}
            {...field(`title.${language}`)}
          />
          <TextAreaField
            label={`Sentence that people agree to (${LANGUAGE_NAMES[language]})`}
            rows={2}
            maxLength={500}
            {...field(`words.${language}`)}
          />
        </div>
      ))}
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        Enter purpose
      </SubmitButton>
    </form>
  );
}
