import {
  CertificateForm,
  CertificateTable,
  WithoutCertificate,
} from '@/components/compliance/certificate-table';
import { PublishedNumbers } from '@/components/compliance/published-numbers';
import { PageFrame } from '@/components/shell/page-frame';
import { loadCertificates } from '@/lib/compliance/certificates/loaders';

export const metadata = { title: 'Certificates' };

export default async function CertificatesPage() {
  const { certificates, without, choices, numbers } = await loadCertificates();
  return (
    <PageFrame
      title="Certificates"
      subtitle="Registrations as a real estate agent. Reminders go out 90, 30 and 7 days before the end; a lapsed one blocks new adverts of registered projects."
    >
      <CertificateTable certificates={certificates} />
      <WithoutCertificate people={without} />
      <CertificateForm choices={choices} />
      <PublishedNumbers numbers={numbers} />
    </PageFrame>
  );
}
