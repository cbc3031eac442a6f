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
  return (
    <>
      <p>
        <a className="link" href="/api/data-map">
          The same as a document for the people concerned
        </a>
      </p>
      {areas.map(({ title, data, purpose, until, records, expires }) => (
        <section key={title} className="flex flex-col gap-2 border-line border-t pt-4">
          <Heading level={2} size="panel">
            {title}
          </Heading>
          <p className="measure">{`${data}: ${purpose}.`}</p>
          <p className="measure text-ink-soft">
            {`Kept ${until}. ${expires ? 'A job removes what has expired.' : 'Nothing expires by itself.'}`}
          </p>
          <dl className="flex flex-col gap-2 text-note">
            {records.map(({ name, fields, encrypted }) => (
              <div key={name}>
                <dt className="font-bold">{name}</dt>
                <dd className="break-words text-ink-soft">{fields.join(', ')}</dd>
                {encrypted.length > 0 && <dd>{`Encrypted: ${encrypted.join(', ')}`}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
