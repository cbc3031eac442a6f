'use client';

import type { VisitDto } from '@/lib/visits/dto';
import { useHostStep } from './use-host-step';
import { VisitList } from './visit-list';

export function HostedVisits({ visits }: { visits: readonly VisitDto[] }) {
  return <VisitList visits={visits} sendFor={useHostStep()} />;
}
