import { redirect } from 'next/navigation';
import { pageRole } from '@/lib/platform/auth/page-guards';
import { officeHome } from '@/lib/platform/auth/permissions';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';

export default async function AdminPage() {
  const { user } = await pageRole('/admin', 'admin');
  redirect(localPath(await pageLanguage(), officeHome(user.office ?? 'admin')));
}
