import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { listStaff } from '@/lib/teams/staff/data';
import { getContact } from './data';

export async function loadContact(id: string) {
  await pageAdmin(`/admin/contacts/${encodeURIComponent(id)}/edit`, 'contacts');
  return { contact: (await getContact(id)) ?? notFound(), staff: await listStaff() };
}
