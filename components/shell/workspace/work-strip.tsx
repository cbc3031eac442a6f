'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { useVisitor } from '@/components/shell/header/use-visitor';
import { ButtonLink } from '@/components/ui/actions/button';
import { api } from '@/lib/platform/browser/api';
import { isWorker } from '@/lib/platform/browser/visitor-mark';
import type { WorkCounts } from './areas';

/** Waiting work of a broker or officer, on a line reserved from the first frame (lib/platform/browser/visitor-mark.ts). */
export function WorkStrip() {
  const { t } = useTexts('shell');
  const visitor = useVisitor();
  const role = visitor.kind === 'user' ? visitor.role : undefined;
  const works = isWorker(role);
  const [counts, setCounts] = useState<WorkCounts>();
  useEffect(() => {
    if (works) api<WorkCounts>('/api/user/today').then(setCounts, () => undefined);
  }, [works]);
  const isOffice = role?.toLowerCase() === 'admin';
  const { leads = 0, visits = 0, queue = 0, enquiries = 0 } = counts ?? {};
  const waits = [
    leads && t('{count, plural, one {# lead is waiting} other {# leads are waiting}}', { count: leads }),
    enquiries && t('{count, plural, one {# new enquiry} other {# new enquiries}}', { count: enquiries }),
    visits && t('{count, plural, one {# visit to confirm} other {# visits to confirm}}', { count: visits }),
    queue && t('{count, plural, one {# listing to check} other {# listings to check}}', { count: queue }),
  ].filter(Boolean);
  return (
    <aside className="for-workers border-line border-b bg-surface" aria-label={t('Your work')}>
      <div className="container-page flex h-14 items-center justify-between gap-4">
        <p className="line-clamp-2 text-note leading-snug">
          {counts && (waits.length > 0 ? waits.join(' · ') : t('Nothing is waiting for you'))}
        </p>
        {works && (
          <ButtonLink size="sm" href={isOffice ? '/admin/properties?view=queue' : '/dashboard'}>
            {isOffice ? t('Queue') : t('Today')}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
