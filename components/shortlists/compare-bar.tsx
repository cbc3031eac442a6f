'use client';

import { X } from 'lucide-react';
import { useTexts } from '#language';
import { ButtonLink, IconButton } from '@/components/ui/actions/button';
import { clearCompared } from '@/lib/shortlists/compared.client';
import { MAX_COMPARED } from '@/lib/shortlists/constants';

export default function CompareBar({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts('shortlists/hidden');
  return (
    <aside
      aria-label={t('Homes to compare')}
      className="sticky bottom-2 z-10 mt-6 flex items-center justify-between gap-3 rounded-md border border-line-strong bg-paper py-1 pr-1 pl-4 shadow-lift"
    >
      <p role="status" className="text-note">
        {t('{count} of {most} homes to compare', { count: ids.length, most: MAX_COMPARED })}
      </p>
      <span className="flex items-center gap-1">
        {ids.length > 1 && (
          <ButtonLink href={`/compare?ids=${ids.join(',')}`} variant="primary" size="sm">
            {t('Compare {count} homes', { count: ids.length })}
          </ButtonLink>
        )}
        <IconButton label={t('Compare none')} onClick={clearCompared}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
    </aside>
  );
}
