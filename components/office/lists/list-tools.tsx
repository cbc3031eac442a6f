import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { ListToolsDto } from '@/lib/office/lists/dto';
import { type ListParams, listUrl } from '@/lib/platform/text/list-url';
import { SaveView } from './save-view';

type Props = { tools: ListToolsDto; search: ListParams };

export function ListTools({ tools: { list, mayShare, mayExport }, search }: Props) {
  const { t } = useTexts('office/lists');
  const of = (path: string, format?: string) =>
    listUrl(path, search, { page: undefined, size: undefined, format });
  const query = listUrl('', search, { page: undefined }).slice(1);
  const link = buttonClass('quiet', 'sm');
  return (
    <div className="-ml-3.5 flex flex-wrap items-center gap-1">
      <SaveView key={query} list={list} query={query} mayShare={mayShare} />
      <Link className={link} href={of(`/admin/print/${list}`)}>
        {t('Print')}
      </Link>
      {mayExport && (
        <>
          <Link className={link} href={of(`/api/admin/lists/${list}`, 'csv')} download>
            CSV
          </Link>
          <Link className={link} href={of(`/api/admin/lists/${list}`, 'xlsx')} download>
            Excel
          </Link>
        </>
      )}
    </div>
  );
}
