import type { Metadata } from 'next';
import { AboutRecord } from '@/components/admin/about-record';
import { ListerPanel } from '@/components/admin/lister-panel';
import { ListingCandidates } from '@/components/admin/listing-candidates';
import { ListingDecision } from '@/components/admin/listing-decision';
import { ListingFacts } from '@/components/admin/listing-facts';
import { ListingLinks } from '@/components/admin/listing-links';
import { PageFrame } from '@/components/admin/page-frame';
import { ReviewPanel } from '@/components/admin/review-panel';
import { loadAbout } from '@/lib/audit-log/loaders';
import { STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { loadModerationDetail } from '@/lib/moderation/loaders';

export const metadata: Metadata = { title: 'Property' };

export default async function AdminPropertyPage({ params }: PageProps<'/admin/properties/[id]'>) {
  const { id } = await params;
  const { property, lister, may, checks, review } = await loadModerationDetail(id);
  const about = await loadAbout('property', id);
  return (
    <PageFrame
      title={property.title}
      subtitle={`${STATUS_LABELS[property.status]} · ${property.address}`}
      actions={<ListingLinks id={id} mayEdit={may.edit} />}
    >
      <ReviewPanel property={property} review={review} />
      {may.decide ? (
        <ListingDecision
          item={{ id, title: property.title, version: property.__v }}
          isWaiting={review.state === 'pending'}
          next={review.next}
          waiting={review.waiting}
          lister={<ListerPanel lister={lister} isLinked={may.staff} />}
        />
      ) : (
        <ListerPanel lister={lister} isLinked={may.staff} />
      )}
      <ListingCandidates
        self={{ ...property, image: property.images[0], imageCount: property.images.length }}
        may={may}
        {...checks}
      />
      <ListingFacts property={property} />
      <AboutRecord {...about} />
    </PageFrame>
  );
}
