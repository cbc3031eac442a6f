import { formatDate } from '@/lib/format';
import { type PropertyStatus, STATUS_LABELS } from '@/lib/property/constants';

type Props = {
  owner: string | undefined;
  twins: { id: string; title: string; status: PropertyStatus }[];
  reports: { reason: string; details: string; status: string; at: string }[];
};

/** What speaks against a listing. */
export function Suspicions({ owner, twins, reports }: Props) {
  return (
    <section>
      <h2 className="mb-2 text-xl">Checks</h2>
      <ul className="flex flex-col gap-1">
        <li>
          {owner ? (
            <a className="link" href={`/admin/users/${owner}`}>
              The owner's account
            </a>
          ) : (
            'No owner on record'
          )}
        </li>
        {twins.length === 0 && <li className="text-ink-soft">No photograph of another owner's listing</li>}
        {twins.map(({ id, title, status }) => (
          <li key={id}>
            Same photograph as{' '}
            <a className="link" href={`/admin/properties/${id}`}>
              {title}
            </a>{' '}
            ({STATUS_LABELS[status]})
          </li>
        ))}
        {reports.map((report) => (
          <li key={report.at}>
            Reported {formatDate(report.at)} ({report.status}): {report.reason}
            {report.details && ` — ${report.details}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
