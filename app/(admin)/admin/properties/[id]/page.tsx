import { ListerPanel } from '@/components/moderation/lister-panel';
import { ListingCandidates } from '@/components/moderation/listing-candidates';
import { ListingDecision } from '@/components/moderation/listing-decision';
import { ListingFacts, ListingLinks } from '@/components/moderation/listing-facts';
import { ReviewPanel } from '@/components/moderation/review-panel';
import { SiteChecks } from '@/components/moderation/site-checks/site-checks';
import { AboutRecord } from '@/components/office/about-record';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { HeldItem } from '@/components/teams/claim-panel';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { loadModerationDetail } from '@/lib/moderation/loaders';
import { seenReview } from '@/lib/moderation/rules';
import { loadAbout } from '@/lib/office/audit-log/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('moderation/office', 'Property');

const TEXTS = ['moderation/office', 'teams/claims', 'office/tasks', 'labels', 'replies'] as const;

export default async function AdminPropertyPage({ params }: PageProps<'/admin/properties/[id]'>) {
  const { label } = await texts('moderation/office');
  const { id } = await params;
  const { property, lister, may, checks, review, claim, confirmations, reasons } =
    await loadModerationDetail(id);
  const about = await loadAbout('property', id);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={property.title}
        subtitle={`${label(STATUS_LABELS[property.status])} · ${property.address}`}
        actions={<ListingLinks id={id} mayEdit={may.edit} mayConfirm={may.confirm} />}
      >
        {may.decide && <HeldItem type="property" id={id} claim={claim} />}
        <ReviewPanel property={property} review={review} />
        {may.decide ? (
          <ListingDecision
            item={{ id, title: property.title, version: property.__v, review: seenReview(review) }}
            isWaiting={review.state === 'pending'}
            next={review.next}
            waiting={review.waiting}
            reasons={reasons}
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
        {confirmations && <SiteChecks confirmations={confirmations} />}
        <AboutRecord {...about} />
        {/* room for a phone's bottom bar */}
        {may.decide && <div className="h-16 sm:hidden" />}
      </PageFrame>
    </PageTexts>
  );
}
