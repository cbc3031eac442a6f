import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import type { ProjectReportDto } from '@/lib/deals/reports/dto';
import { formatDate } from '@/lib/platform/text/format';
import { ProofForm } from './proof-form';

function Project({ half, entry }: { half: string; entry: ProjectReportDto }) {
  const { t } = useTexts('deals/summary');
  const { project, what, deals, due, report, isLate } = entry;
  const dayText = (day: string) => formatDate(`${day}T12:00:00+05:30`, t.language);
  const file = (as: string) => `/api/deals/summary?half=${half}&project=${project}&as=${as}`;
  const state = report
    ? t('Filed on {date}, acknowledgement {reference}', {
        date: dayText(report.filedOn),
        reference: report.reference,
      })
    : isLate
      ? t('Was due by {date}: enter the proof of filing', { date: dayText(due) })
      : t('Due by {date}', { date: dayText(due) });
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-bold">{what}</span> <span className="tabular">{project}</span>
        </span>
        <span className="text-note text-ink-soft">
          {t('{count, plural, one {# deal} other {# deals}}', { count: deals })}
        </span>
      </p>
      <p className={report ? 'text-verified' : isLate ? 'text-warning' : 'text-ink-soft'}>{state}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" href={file('pdf')} download>
          {t('Form of this project as PDF')}
        </ButtonLink>
        <ButtonLink size="sm" href={file('csv')} download>
          {t('Form of this project as CSV')}
        </ButtonLink>
        <ButtonLink size="sm" href={`/api/deals/books?project=${project}`} download>
          {t('Books of this project')}
        </ButtonLink>
        {report?.file && (
          <ButtonLink size="sm" href={report.file.url} download>
            {t('Document: {name}', { name: report.file.name })}
          </ButtonLink>
        )}
      </div>
      <details>
        <summary className="min-h-10 cursor-pointer content-center">{t('Proof of filing')}</summary>
        <ProofForm
          half={half}
          project={project}
          reference={report?.reference ?? ''}
          filedOn={report?.filedOn ?? ''}
        />
      </details>
    </li>
  );
}

/** The report of each project of a half: its form, its books, and the proof that it was filed. */
export function ProjectReports({ half, projects }: { half: string; projects: readonly ProjectReportDto[] }) {
  const { t } = useTexts('deals/summary');
  return (
    <section className="flex flex-col gap-2" aria-labelledby="reports">
      <Heading level={2} size="panel" id="reports">
        {t('Reports by project')}
      </Heading>
      {projects.length === 0 && (
        <p className="text-ink-soft">{t('No deal of this half has a MahaRERA number.')}</p>
      )}
      <ul>
        {projects.map((entry) => (
          <Project key={entry.project} half={half} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
