'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Choice, Input } from '@/components/ui/forms/control';
import { useAction } from '@/components/ui/hooks/use-action';
import { type ListKey, MAX_VIEW_NAME } from '@/lib/office/lists/constants';
import { api } from '@/lib/platform/browser/api';

type Props = { list: ListKey; query: string; mayShare: boolean };

export function SaveView({ list, query, mayShare }: Props) {
  const { t } = useTexts('office/lists');
  const router = useRouter();
  const fold = useRef<HTMLDetailsElement>(null);
  const { isBusy, run } = useAction();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    await run(async () => {
      const body = { list, query, name: String(data.get('name')), isShared: data.has('isShared') };
      await api('/api/admin/views', { method: 'POST', body });
      form.reset();
      if (fold.current) fold.current.open = false;
      toast.success(t('View saved'));
      router.refresh();
    });
  }

  return (
    <details ref={fold} className="relative">
      <summary className={buttonClass('quiet', 'sm', 'cursor-pointer list-none')}>{t('Save view')}</summary>
      <form
        onSubmit={(event) => void save(event)}
        className="absolute bottom-full left-0 z-20 mb-1 flex w-64 flex-col gap-2 rounded-md border border-line-strong bg-paper p-3 shadow-lift"
      >
        <label className="flex flex-col gap-1 text-note">
          {t('Name')}
          <Input name="name" required maxLength={MAX_VIEW_NAME} className="h-10 text-note" />
        </label>
        {mayShare && (
          <label className="flex min-h-9 items-center gap-2 text-note">
            <Choice name="isShared" />
            {t('For everyone in the office')}
          </label>
        )}
        <SubmitButton size="sm" disabled={isBusy}>
          {t('Save')}
        </SubmitButton>
      </form>
    </details>
  );
}
