'use client';

import type { VisitDto } from '@/lib/visits/dto';
import { useHostStep } from './use-host-step';
import { VisitList } from './visit-list';

/** The visits that the page has read; a step reads them again. */
export function HostedVisits({ visits }: { visits: readonly VisitDto[] }) {
  return <VisitList visits={visits} sendFor={useHostStep()} />;
}
