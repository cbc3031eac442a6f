'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { useAction } from '@/components/ui/hooks/use-action';
import type { SavedViewDto } from '@/lib/office/lists/dto';
import { api } from '@/lib/platform/browser/api';
import { formatNumber } from '@/lib/platform/text/format';

type Props = { views: readonly SavedViewDto[]; path: string };

export function SavedViews({ views, path }: Props) {
  const { t } = useTexts('office/lists');
  const router = useRouter();
  const { run } = useAction();
  if (views.length === 0) return null;

  const remove = ({ id, name }: SavedViewDto) =>
    run(async () => {
      await api(`/api/admin/views/${id}`, { method: 'DELETE' });
      toast.success(t('“{name}” removed', { name }));
      router.refresh();
    });

  const groups = [
    [t('Your views'), views.filter(({ isShared }) => !isShared)],
    [t('Office views'), views.filter(({ isShared }) => isShared)],
  ] as const;
  return (
    <nav
      aria-label={t('Saved views')}
      className="flex gap-4 overflow-x-auto text-note xl:flex-col print:hidden"
    >
      <Link className="link whitespace-nowrap py-1.5" href={path}>
        {t('All')}
      </Link>
      {groups.map(
        ([title, group]) =>
          group.length > 0 && (
            <div key={title} className="max-xl:contents">
              <p className="text-ink-soft text-sm max-xl:sr-only">{title}</p>
              <ul className="flex gap-4 xl:flex-col xl:gap-0">
                {group.map((view) => (
                  <li
                    key={view.id}
                    className="group flex items-center gap-2 whitespace-nowrap xl:justify-between"
                  >
                    <Link className="link min-w-0 truncate py-1.5" href={view.href}>
                      {view.name}
                    </Link>
                    <span className="flex items-center">
                      <span className="tabular text-ink-soft">{formatNumber(view.count)}</span>
                      {view.isOwn && (
                        <IconButton
                          label={t('Remove the view {name}', { name: view.name })}
                          className="size-8 max-xl:hidden"
                          onClick={() => void remove(view)}
                        >
                          <X className="size-3.5" aria-hidden="true" />
                        </IconButton>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  );
}
