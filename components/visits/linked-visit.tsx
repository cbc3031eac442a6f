'use client';

import { useState } from 'react';
import { api } from '@/lib/platform/browser/api';
import type { VisitDto } from '@/lib/visits/dto';
import { VisitCard } from './visit-card';

type Props = { token: string; initial: VisitDto; link: string };

export function LinkedVisit({ token, initial, link }: Props) {
  const [visit, setVisit] = useState(initial);
  const path = `/api/visits/link/${token}`;
  const send = async (body: Record<string, unknown>) => {
    await api(path, { method: 'POST', body });
    setVisit(await api<VisitDto>(path));
  };
  return <VisitCard visit={visit} link={link} send={send} />;
}
