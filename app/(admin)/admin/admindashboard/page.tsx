import { DashboardView } from '@/components/office/dashboard-view';
import { loadDashboard } from '@/lib/office/dashboard/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('office/dashboard', 'Dashboard');

export default async function AdminDashboardPage({ searchParams }: PageProps<'/admin/admindashboard'>) {
  return <DashboardView dashboard={await loadDashboard(await searchParams)} />;
}
