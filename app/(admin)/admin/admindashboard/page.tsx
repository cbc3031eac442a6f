import { DashboardView } from '@/components/office/dashboard-view';
import { loadDashboard } from '@/lib/office/dashboard/loaders';

export const metadata = { title: 'Dashboard' };

export default async function AdminDashboardPage({ searchParams }: PageProps<'/admin/admindashboard'>) {
  return <DashboardView dashboard={await loadDashboard(await searchParams)} />;
}
