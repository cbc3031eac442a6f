import type { Metadata } from 'next';
import { DashboardView } from '@/components/admin/dashboard-view';
import { loadDashboard } from '@/lib/dashboard/loaders';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function AdminDashboardPage() {
  return <DashboardView dashboard={await loadDashboard()} />;
}
