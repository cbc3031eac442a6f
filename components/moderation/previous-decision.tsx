'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import type { Decision } from '@/lib/moderation/constants';
import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** session storage key: the decision that led to this page */
const KEY = 'decidedBefore';

const LABELS: Partial<Record<Decision, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  verified: 'Verified',
};

type Decided = { id: string; title: string; decision: Decision };

/** For the page that the queue leads on to. */
export function rememberDecision(decided: Decided): void {
  safeStorage(() => sessionStorage.setItem(KEY, JSON.stringify(decided)), undefined);
}

/** Shows the previous page's decision once, with a link back. */
export function DecisionBefore() {
  const [decided, setDecided] = useState<Decided>();

  useEffect(() => {
    const text = safeStorage(() => {
      const stored = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return stored;
    }, null);
    if (text) setDecided(JSON.parse(text) as Decided);
  }, []);

  if (!decided) return null;
  return (
    <Notice variant={decided.decision === 'reject' ? 'warning' : 'verified'}>
      {LABELS[decided.decision] ?? 'Decided'}:{' '}
      <a className="link" href={`/admin/properties/${decided.id}`}>
        {decided.title}
      </a>
    </Notice>
  );
}
