import { FormList } from '@/components/deals/forms/form-list';
import { NewForm } from '@/components/deals/forms/new-form';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { loadForms } from '@/lib/deals/forms/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/forms', 'Documents');

export default async function FormsPage({ params }: PageProps<'/dashboard/deals/[id]/forms'>) {
  const { t } = await texts('deals/forms');
  const { id, title, kind, forms } = await loadForms((await params).id);
  return (
    <DashboardFrame title={t('Documents')} texts={['deals/forms']}>
      <p>
        <Link href={`/dashboard/deals/${id}`} className="underline">
          {title}
        </Link>
      </p>
      <FormList forms={forms} />
      <NewForm deal={id} isLetting={kind === 'rent'} language={t.language} />
    </DashboardFrame>
  );
}
