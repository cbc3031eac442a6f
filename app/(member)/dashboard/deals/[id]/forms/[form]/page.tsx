import { FormView } from '@/components/deals/forms/form-view';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { FORM_KIND_LABELS } from '@/lib/deals/forms/constants';
import { loadForm } from '@/lib/deals/forms/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/forms', 'Documents');

export default async function FormPage({ params }: PageProps<'/dashboard/deals/[id]/forms/[form]'>) {
  const { t } = await texts('deals/forms');
  const { id, form: formId } = await params;
  const { title, form } = await loadForm(id, formId);
  return (
    <DashboardFrame title={t(FORM_KIND_LABELS[form.kind])} texts={['deals/forms']}>
      <p className="flex flex-wrap gap-x-3">
        <Link href={`/dashboard/deals/${form.deal}`} className="underline">
          {title}
        </Link>
        <Link href={`/dashboard/deals/${form.deal}/forms`} className="underline">
          {t('Documents')}
        </Link>
      </p>
      <FormView form={form} />
    </DashboardFrame>
  );
}
