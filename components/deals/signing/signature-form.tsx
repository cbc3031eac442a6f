'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Choice } from '@/components/ui/forms/control';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { CODE_MINUTES } from '@/lib/deals/signing/constants';
import type { SignLinkDto } from '@/lib/deals/signing/dto';
import { ApiError, serverMessage } from '@/lib/platform/http/client';
import { DrawingPad } from './drawing-pad';

export type Step = (body: Record<string, unknown>) => Promise<void>;
type Props = { link: SignLinkDto; step: Step };
type Problem = { text: string; fields: Readonly<Record<string, string>> };

const problemOf = (error: unknown): Problem => ({
  text: serverMessage(error),
  fields: Object.fromEntries(
    error instanceof ApiError
      ? error.issues.map(({ path, message }) => [path.replace(/\..*$/, ''), message])
      : [],
  ),
});

/** How the name is given: typed by anyone, drawn with a pointer. */
function Manner({ isDrawn, onChange }: { isDrawn: boolean; onChange: (isDrawn: boolean) => void }) {
  const { t } = useTexts('deals/signing');
  const option = (drawn: boolean, label: string) => (
    <label className="flex items-center gap-3">
      <Choice type="radio" name="manner" checked={isDrawn === drawn} onChange={() => onChange(drawn)} />
      {label}
    </label>
  );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-bold">{t('How do you sign?')}</legend>
      {option(false, t('I type my name'))}
      {option(true, t('I draw my name'))}
    </fieldset>
  );
}

/** A code, the name, and the word that the document was read. */
export function SignatureForm({ link, step }: Props) {
  const { t, reply } = useTexts('deals/signing');
  const [isDrawn, setDrawn] = useState(false);
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>([]);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function run(body: Record<string, unknown>): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      await step(body);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await run({
      action: 'sign',
      code: data.get('code'),
      name: data.get('name'),
      agree: data.get('agree') === 'on',
      ...(isDrawn && { strokes }),
    });
  }

  return (
    <section className="flex flex-col gap-4" aria-labelledby="your-signature">
      <Heading level={2} size="panel" id="your-signature">
        {t('Your signature')}
      </Heading>
      <form className="flex flex-col gap-4" onSubmit={(event) => void sign(event)}>
        <TextField
          label={t('Your name')}
          name="name"
          autoComplete="name"
          defaultValue={link.name}
          error={problem?.fields.name}
        />
        <Manner isDrawn={isDrawn} onChange={setDrawn} />
        {isDrawn && <DrawingPad strokes={strokes} onChange={setStrokes} error={problem?.fields.strokes} />}
        <div className="flex flex-col items-start gap-2">
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => void run({ action: 'code' }).then((ok) => setSent((before) => before || ok))}
          >
            {isSent ? t('Send a new code') : t('Send me a code')}
          </Button>
          <p role="status" className="text-note text-ink-soft">
            {isSent
              ? t('A code was sent to {to}. It works for {minutes} minutes.', {
                  to: link.codeTo,
                  minutes: CODE_MINUTES,
                })
              : t('The code goes to {to}.', { to: link.codeTo })}
          </p>
        </div>
        <TextField
          label={t('Code with six digits')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="max-w-60"
          error={problem?.fields.code}
        />
        <CheckboxField label={t('I have read the document and sign it.')} name="agree" />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton disabled={isBusy}>{t('Sign')}</SubmitButton>
          {problem && <Notice variant="error">{reply(problem.fields.agree ?? problem.text)}</Notice>}
        </div>
      </form>
    </section>
  );
}

/** Refusing needs no code: it must be as easy as it can be. */
export function RefusalForm({ step }: { step: Step }) {
  const { t, reply } = useTexts('deals/signing');
  const [problem, setProblem] = useState<string>();
  async function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    await step({ action: 'refuse', reason }).catch((error: unknown) => setProblem(serverMessage(error)));
  }
  return (
    <details className="border-line border-t pt-4">
      <summary className="cursor-pointer underline">{t('I do not sign')}</summary>
      <form className="mt-3 flex flex-col items-start gap-3" onSubmit={(event) => void refuse(event)}>
        <TextField className="w-full" label={t('Why not')} name="reason" maxLength={300} optional />
        <p className="text-note text-ink-soft">
          {t('Then nobody can sign it any more, and the firm gets a message.')}
        </p>
        <SubmitButton variant="quiet">{t('Refuse to sign')}</SubmitButton>
        {problem && <Notice variant="error">{reply(problem)}</Notice>}
      </form>
    </details>
  );
}
