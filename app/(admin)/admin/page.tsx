import { redirect } from 'next/navigation';
import { pageRole } from '@/lib/platform/auth/page-guards';
import { officeHome } from '@/lib/platform/auth/permissions';

export default async function AdminPage() {
  const { user } = await pageRole('/admin', 'admin');
  redirect(officeHome(user.office ?? 'admin'));
}
