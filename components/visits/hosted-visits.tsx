'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/platform/http/client';
import type { VisitDto } from '@/lib/visits/dto';
import { VisitList } from './visit-list';

type Props = { visits: readonly VisitDto[] /** false for who only reads them */; canAnswer?: boolean };

/** The visits that the page has read; a step reads them again. */
export function HostedVisits({ visits, canAnswer = true }: Props) {
  const router = useRouter();
  const sendFor = (visit: VisitDto) => async (body: Record<string, unknown>) => {
    await api(`/api/visits/${visit.id}/answer`, { method: 'POST', body });
    router.refresh();
  };
  return <VisitList visits={visits} sendFor={canAnswer ? sendFor : undefined} />;
}
