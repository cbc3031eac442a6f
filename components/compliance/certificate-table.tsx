'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { AgentChoice, CertificateDto } from '@/lib/compliance/certificates/dto';
import { formatDate } from '@/lib/platform/text/format';

function stateBadge({ daysLeft }: CertificateDto) {
  if (daysLeft < 0) return <Badge variant="warning">Lapsed</Badge>;
  if (daysLeft <= 90) return <Badge variant="warning">{`${daysLeft} days left`}</Badge>;
  return <Badge variant="verified">Valid</Badge>;
}

/** All certificates, the earliest expiry first. */
export function CertificateTable({ certificates }: { certificates: CertificateDto[] }) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  /** the certificate whose deletion was requested once: a second press confirms */
  const [pending, setPending] = useState<string>();
  async function remove(id: string) {
    if (pending !== id) return setPending(id);
    if (await call(`/api/admin/certificates/${id}`, { method: 'DELETE' })) router.refresh();
  }
  const columns: Column<CertificateDto>[] = [
    { label: 'Holder', isRowHeader: true, cell: ({ name }) => name },
    { label: 'Number', cell: ({ number }) => <span className="tabular">{number}</span> },
    {
      label: 'Valid until',
      cell: ({ validUntil }) => formatDate(`${validUntil}T12:00:00+05:30`),
    },
    { label: 'State', cell: stateBadge },
    {
      label: 'Document',
      cell: ({ file, name }) =>
        file ? (
          <a className="link" href={file.url} aria-label={`Certificate of ${name}: ${file.name}`}>
            {file.name}
          </a>
        ) : (
          'Missing'
        ),
    },
    {
      label: 'Delete',
      cell: ({ id, name }) => (
        <Button
          size="sm"
          disabled={busy}
          aria-label={
            pending === id ? `Really delete the certificate of ${name}` : `Delete the certificate of ${name}`
          }
          onClick={() => void remove(id)}
        >
          {pending === id ? 'Really delete' : 'Delete'}
        </Button>
      ),
    },
  ];
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <DataTable
        caption="Certificates"
        columns={columns}
        rows={certificates}
        rowKey={({ id }) => id}
        empty="No certificates yet"
      />
    </>
  );
}

/** People who meet buyers and have no certificate on record. */
export function WithoutCertificate({ people }: { people: AgentChoice[] }) {
  if (people.length === 0) return null;
  return (
    <Notice variant="warning">No certificate entered: {people.map(({ name }) => name).join(', ')}</Notice>
  );
}
