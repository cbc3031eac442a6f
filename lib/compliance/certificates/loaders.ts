import 'server-only';
import { listPublishedNumbers } from '@/lib/compliance/published-numbers/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { listCertificates } from './data';

/** Certificates, and what the nightly check found about the numbers that are published. */
export async function loadCertificates() {
  await pageAdmin('/admin/certificates', 'settings');
  const [certificates, numbers] = await Promise.all([listCertificates(), listPublishedNumbers()]);
  return { ...certificates, numbers };
}
