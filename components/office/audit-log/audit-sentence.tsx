import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { personName } from '@/lib/accounts/users/format';
import type { AuditLineDto } from '@/lib/office/audit-log/dto';

function Part({ part, row }: { part: string; row: AuditLineDto }) {
  const { t, label } = useTexts('office/audit');
  const { actor, roleName, what } = row;
  if (part === '{who}')
    return actor ? (
      <>
        <Link className="link" href={`/admin/audit?actor=${actor.id}`}>
          {personName(actor.name, label)}
        </Link>
        {roleName && <span className="text-ink-soft"> ({roleName})</span>}
      </>
    ) : (
      roleName || t('The system')
    );
  if (part !== '{what}') return <>{part}</>;
  if (!what) return <>{t('a record')}</>;
  const name = `‘${what.name}’`;
  return what.href ? (
    <Link className="link" href={what.href}>
      {name}
    </Link>
  ) : (
    name
  );
}

export function AuditSentence({ row }: { row: AuditLineDto }) {
  return row.sentence.split(/(\{who\}|\{what\})/).map((part) => <Part key={part} part={part} row={row} />);
}
