import { redirect } from 'next/navigation';
import { pageAdmin } from '@/lib/platform/auth/page-guards';

export default async function AdminPage() {
  await pageAdmin('/admin', 'read');
  redirect('/admin/admindashboard');
}
