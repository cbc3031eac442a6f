import {
  CertificateForm,
  CertificateTable,
  WithoutCertificate,
} from '@/components/compliance/certificate-table';
import { PublishedNumbers } from '@/components/compliance/published-numbers';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadCertificates } from '@/lib/compliance/certificates/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('compliance/office', 'Certificates');

export default async function CertificatesPage() {
  const { t } = await texts('compliance/office');
  const { certificates, without, choices, numbers } = await loadCertificates();
  return (
    <PageTexts of={['compliance/office']}>
      <PageFrame
        title={t('Certificates')}
        subtitle={t(
          'Real estate agent registrations. Reminders go out 90, 30 and 7 days before the end. A lapsed registration blocks new adverts for registered projects.',
        )}
      >
        <CertificateTable certificates={certificates} />
        <WithoutCertificate people={without} />
        <CertificateForm choices={choices} />
        <PublishedNumbers numbers={numbers} />
      </PageFrame>
    </PageTexts>
  );
}
