import 'server-only';
import { listPublishedNumbers } from '@/lib/compliance/published-numbers/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { listCertificates } from './data';

/** Certificates, and the results of the nightly check of published numbers. */
export async function loadCertificates() {
  await pageAdmin('/admin/certificates', 'settings');
  const [certificates, numbers] = await Promise.all([listCertificates(), listPublishedNumbers()]);
  return { ...certificates, numbers };
}
