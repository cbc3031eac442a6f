import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';

type Area = {
  title: string;
  data: string;
  purpose: string;
  until: string;
  records: { name: string; fields: string[]; encrypted: string[] }[];
  expires: boolean;
};

export function DataMap({ areas }: { areas: Area[] }) {
  const { t } = useTexts('compliance/office');
  return (
    <>
      <p>
        <Link className="link" href="/api/data-map">
          {t('The same, as a document for the people concerned')}
        </Link>
      </p>
      {areas.map(({ title, data, purpose, until, records, expires }) => (
        <section key={title} className="flex flex-col gap-2 border-line border-t pt-4">
          <Heading level={2} size="panel">
            {title}
          </Heading>
          <p className="measure">{t('{data}: {purpose}.', { data, purpose })}</p>
          <p className="measure text-ink-soft">
            {expires
              ? t('Kept {until}. A job removes what has expired.', { until })
              : t('Kept {until}. Nothing expires by itself.', { until })}
          </p>
          <dl className="flex flex-col gap-2 text-note">
            {records.map(({ name, fields, encrypted }) => (
              <div key={name}>
                <dt className="font-bold" lang="en">
                  {name}
                </dt>
                <dd className="break-words text-ink-soft" lang="en">
                  {fields.join(', ')}
                </dd>
                {encrypted.length > 0 && (
                  <dd>{t('Encrypted: {fields}', { fields: encrypted.join(', ') })}</dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
