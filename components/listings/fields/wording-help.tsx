import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { WordingDto } from '@/lib/listings/wording/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '@/lib/platform/language/languages';
import type { WizardForm } from './field-control';

/** Proposes descriptions for a stored listing. The typed text can be restored. */
export function WordingHelp({ id, form }: { id: string; form: WizardForm }) {
  const { t, reply: say } = useTexts('listings/wizard');
  const [wording, setWording] = useState<WordingDto>();
  const [before, setBefore] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const put = (text: string) =>
    form.setValue('description', text, { shouldDirty: true, shouldValidate: true });
  async function ask() {
    setBusy(true);
    setProblem(undefined);
    try {
      setWording(await api<WordingDto>(`/api/property/${id}/wording`, { method: 'POST', body: {} }));
    } catch (error) {
      setProblem(say(serverMessage(error)));
    }
    setBusy(false);
  }
  const { descriptions, note, by } = wording ?? {};
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={busy} onClick={() => void ask()}>
          {busy ? t('Writing …') : t('Suggest a description from the saved facts')}
        </Button>
        {before !== undefined && (
          <Button
            size="sm"
            onClick={() => {
              put(before);
              setBefore(undefined);
            }}
          >
            {t('Restore my text')}
          </Button>
        )}
      </div>
      {problem && <Notice variant="error">{problem}</Notice>}
      {note && <Notice variant="warning">{say(note)}</Notice>}
      {descriptions && (
        <>
          {by === 'model' && (
            <p className="text-ink-soft text-note">
              {t(
                'Written by a language model. We check its numbers, amenities, places and promises against the facts, as far as our search knows them. Read it before you use it.',
              )}
            </p>
          )}
          <ul className="flex flex-col border-line border-b">
            {LANGUAGES.map((language) => (
              <li key={language} className="flex flex-col items-start gap-2 border-line border-t py-3">
                <p lang={HTML_LANG[language]} className="measure whitespace-pre-line">
                  {descriptions[language]}
                </p>
                <Button
                  size="sm"
                  onClick={() => {
                    setBefore(before ?? form.getValues('description'));
                    put(descriptions[language]);
                  }}
                >
                  {t('Use this text')}
                  <span className="sr-only">: {LANGUAGE_NAMES[language]}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
