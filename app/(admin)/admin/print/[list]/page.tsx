import { ListPrint } from '@/components/office/lists/list-print';
import { loadPrint } from '@/lib/office/lists/loaders';

export const metadata = { title: 'Print' };

export default async function PrintPage({ params, searchParams }: PageProps<'/admin/print/[list]'>) {
  return <ListPrint {...(await loadPrint((await params).list, await searchParams))} />;
}
