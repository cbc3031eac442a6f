'use client';

import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { useAction } from '@/components/ui/hooks/use-action';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { CLAIM_PAGES, type ClaimType } from '@/lib/teams/claims/constants';

type Props = {
  type: ClaimType;
  label: string;
  /** the label in English */
  english: string;
  after?: string;
};

export function NextFree({ type, label, english, after }: Props) {
  const { t, href } = useTexts('teams/claims');
  const { isBusy, run } = useAction();
  const go = () =>
    run(async () => {
      const body = { type, ...(after && { after }) };
      const { id } = await api<{ id?: string }>('/api/admin/claims/next', { method: 'POST', body });
      if (!id) return toast.success(t('Colleagues have all the others open'));
      goTo(href(`${CLAIM_PAGES[type]}/${id}`));
      return 'leaving';
    });
  return (
    <Button size="sm" data-command={label} data-english={english} disabled={isBusy} onClick={() => void go()}>
      {label}
    </Button>
  );
}
