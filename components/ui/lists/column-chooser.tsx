import { Columns3 } from 'lucide-react';
import { useTexts } from '#language';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { Choice } from '@/components/ui/forms/control';
import type { ListView } from '@/lib/platform/text/list-url';
import { HiddenParams } from './hidden-params';

type Props = { view: ListView; columns: readonly { key: string; label: string; isShown: boolean }[] };

/** Which columns a table shows: a GET form, so that the choice is in the address and can be saved with the view. */
export function ColumnChooser({ view, columns }: Props) {
  const { t } = useTexts('common');
  return (
    <details className="relative ml-auto shrink-0">
      <summary className={buttonClass('quiet', 'sm', 'cursor-pointer list-none')}>
        <Columns3 className="size-4" aria-hidden="true" />
        {t('Columns')}
      </summary>
      <form
        method="get"
        action={view.path}
        className="absolute right-0 z-20 mt-1 flex w-56 flex-col gap-1 rounded-md border border-line-strong bg-paper p-3 shadow-lift"
      >
        <HiddenParams search={view.search} except={['columns', 'page']} />
        <fieldset className="flex flex-col">
          <legend className="sr-only">{t('Columns')}</legend>
          {columns.map(({ key, label, isShown }) => (
            <label key={key} className="flex min-h-9 items-center gap-2 text-note">
              <Choice name="columns" value={key} defaultChecked={isShown} />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="sm" variant="secondary">
          {t('Show')}
        </Button>
      </form>
    </details>
  );
}
