import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { StepDto } from '@/lib/deals/file/dto';
import type { FileSection } from '@/lib/deals/file/format';
import { formatDate } from '@/lib/platform/text/format';

type Step = StepDto & { text: string };

function NextSteps({ id, steps }: { id: string; steps: readonly Step[] }) {
  const { t } = useTexts('deals/file');
  const pageOf = ({ page }: Step) => `/dashboard/deals/${id}${page && `/${page}`}`;
  const whoOf = ({ key, who }: Step) =>
    key === 'confirm' ? t('Someone other than the person who entered it') : who;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="next-steps">
      <Heading level={2} size="panel" id="next-steps">
        {t('Who does what next')}
      </Heading>
      {steps.length === 0 && <p className="text-ink-soft">{t('Nothing left to do.')}</p>}
      <ol className="flex flex-col">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of the same sum read the same, and the rows do not move
          <li key={i} className="border-line border-b py-2">
            <Link href={pageOf(step)}>{step.text}</Link>
            <span className="block text-note text-ink-soft">
              {whoOf(step)}
              {step.day && (
                <span className={step.isLate ? 'text-warning' : ''}>
                  {whoOf(step) && ' · '}
                  {formatDate(`${step.day}T12:00:00+05:30`, t.language)}
                  {step.isLate && ` (${t('late')})`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Section({ section: { title, rows, empty } }: { section: FileSection }) {
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-4" aria-label={title}>
      <Heading level={2} size="panel">
        {title}
      </Heading>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[16rem_1fr]">
        {rows.map(([label, text], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dates or tokens may read the same, and the rows do not move
          <div key={i} className="contents">
            <dt className="text-ink-soft max-sm:mt-1">{label}</dt>
            <dd className="tabular whitespace-pre-line break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Props = {
  id: string;
  steps: readonly Step[];
  sections: readonly FileSection[];
  mayExport: boolean;
};

export function DealFile({ id, steps, sections, mayExport }: Props) {
  const { t } = useTexts('deals/file');
  return (
    <div className="flex flex-col gap-6">
      <NextSteps id={id} steps={steps} />
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {mayExport && (
        <section className="flex flex-col gap-3 border-line border-t pt-4" aria-labelledby="as-zip">
          <Heading level={2} size="panel" id="as-zip">
            {t('Everything as one ZIP')}
          </Heading>
          <p className="measure text-ink-soft">
            {t('The file as PDF and data, signed documents, receipts and invoices, with each file’s hash.')}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={`/api/deals/${id}/archive?for=archive`} download>
              {t('For the archive')}
            </ButtonLink>
            <ButtonLink href={`/api/deals/${id}/archive?for=bank`} download>
              {t('For the bank: without commission and notes')}
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}
