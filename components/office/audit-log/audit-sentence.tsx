import type { AuditLineDto } from '@/lib/office/audit-log/dto';

function Part({ part, row }: { part: string; row: AuditLineDto }) {
  const { actor, roleName, what } = row;
  if (part === '{who}')
    return actor ? (
      <>
        <a className="link" href={`/admin/audit?actor=${actor.id}`}>
          {actor.name}
        </a>
        {roleName && <span className="text-ink-soft"> ({roleName})</span>}
      </>
    ) : (
      roleName || 'The system'
    );
  if (part !== '{what}') return <>{part}</>;
  if (!what) return <>a record</>;
  const name = `‘${what.name}’`;
  return what.href ? (
    <a className="link" href={what.href}>
      {name}
    </a>
  ) : (
    name
  );
}

export function AuditSentence({ row }: { row: AuditLineDto }) {
  return row.sentence.split(/(\{who\}|\{what\})/).map((part) => <Part key={part} part={part} row={row} />);
}
