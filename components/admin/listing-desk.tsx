'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/admin/data-table';
import { DecisionForm } from '@/components/admin/decision-form';
import { Badge } from '@/components/ui/badge';
import { formatDate, formatRupeesShort } from '@/lib/format';
import { STATUS_LABELS } from '@/lib/property/constants';
import type { PropertyCardDto } from '@/lib/property/dto';

type Props = { rows: PropertyCardDto[]; dir: 'asc' | 'desc'; sortHrefs: { asc: string; desc: string } };

/** All listings, with one decision for those that are ticked. */
export function ListingDesk({ rows, dir, sortHrefs }: Props) {
  const router = useRouter();
  const [ids, setIds] = useState<string[]>([]);
  const chosen = ids.filter((id) => rows.some(({ _id }) => _id === id));
  const toggle = (id: string, on: boolean) =>
    setIds(on ? [...chosen, id] : chosen.filter((one) => one !== id));

  const columns: Column<PropertyCardDto>[] = [
    {
      label: 'Choose',
      quietLabel: true,
      cell: ({ _id, title }) => (
        <input
          type="checkbox"
          className="size-5 accent-(--accent)"
          aria-label={`Choose ${title}`}
          checked={chosen.includes(_id)}
          onChange={(event) => toggle(_id, event.target.checked)}
        />
      ),
    },
    {
      label: 'Title',
      cell: ({ _id, title }) => (
        <a className="link" href={`/admin/properties/${_id}`}>
          {title}
        </a>
      ),
    },
    { label: 'Place', cell: ({ locality, city }) => [locality, city].filter(Boolean).join(', ') },
    { label: 'Category', cell: ({ category, type }) => `${category}, ${type}` },
    { label: 'Price', numeric: true, cell: ({ price }) => formatRupeesShort(price) },
    {
      label: 'Status',
      cell: ({ status }) => (
        <Badge tone={status === 'verified' ? 'verified' : status === 'unverified' ? 'care' : 'plain'}>
          {STATUS_LABELS[status]}
        </Badge>
      ),
    },
    {
      label: 'Listed',
      sort: 'createdAt',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    {
      label: 'Actions',
      quietLabel: true,
      cell: ({ _id, title }) => (
        <a className="link" href={`/admin/properties/edit/${_id}`} aria-label={`Edit ${title}`}>
          Edit
        </a>
      ),
    },
  ];

  function done() {
    setIds([]);
    router.refresh();
  }

  return (
    <>
      <DataTable
        caption="Listings"
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty="No listings found"
        sort={{ by: 'createdAt', dir, hrefFor: (_, to) => sortHrefs[to] }}
      />
      {chosen.length > 0 && (
        <section aria-label="Decision" className="sticky bottom-0 border-line-strong border-t bg-paper py-4">
          <p className="mb-2 font-bold">{chosen.length} chosen</p>
          <DecisionForm ids={chosen} onDone={done} />
        </section>
      )}
    </>
  );
}
