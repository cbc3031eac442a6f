import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import type { FormDto } from '@/lib/deals/forms/dto';
import { LANGUAGE_NAMES } from '@/lib/platform/language/languages';
import { formatDateTime } from '@/lib/platform/text/format';

/** Every version that was saved, each as a PDF of its own. */
export function FormVersions({ form: { id, versions } }: { form: FormDto }) {
  const { t } = useTexts('deals/forms');
  return (
    <section className="flex flex-col gap-2" aria-labelledby="form-versions">
      <Heading level={2} size="panel" id="form-versions">
        {t('Versions')}
      </Heading>
      <ol className="flex flex-col">
        {versions.map(({ version, language, at, by }) => (
          <li key={version} className="border-line border-b py-2">
            <a href={`/api/forms/${id}/pdf?version=${version}`} download className="underline">
              {t('Version {version} of {date}', { version, date: formatDateTime(at, t.language) })}
            </a>{' '}
            <span className="text-note text-ink-soft">
              {by && `${t('by {name}', { name: by })} · `}
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
