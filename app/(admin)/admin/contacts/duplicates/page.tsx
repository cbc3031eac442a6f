import type { Metadata } from 'next';
import { PairTable } from '@/components/admin/contact-candidate-table';
import { PageFrame } from '@/components/admin/page-frame';
import { Pager } from '@/components/admin/pager';
import { ButtonLink } from '@/components/ui/button';
import { loadPairs } from '@/lib/contact-duplicates/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Possible duplicates' };

const PATH = '/admin/contacts/duplicates';

export default async function DuplicatesPage({ searchParams }: PageProps<'/admin/contacts/duplicates'>) {
  const list = await loadPairs(await searchParams);
  return (
    <PageFrame
      title="Possible duplicates"
      subtitle={`${formatNumber(list.total)} ${list.total === 1 ? 'pair' : 'pairs'} of contacts that may be one person`}
      actions={
        <ButtonLink size="sm" look="quiet" href="/admin/contactlist">
          Contact list
        </ButtonLink>
      }
    >
      <PairTable pairs={list.rows} />
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => listUrl(PATH, { page })} />
    </PageFrame>
  );
}
