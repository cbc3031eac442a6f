import { OwnerForm } from '@/components/brokers/letters/owner-form';
import { EvidenceForm } from '@/components/listings/evidence-form';
import { PreviewNotice } from '@/components/listings/preview-notice';
import { PageTexts } from '@/components/shell/page-texts';
import type { loadOwner } from '@/lib/brokers/letters/loaders';
import type { PropertyDto } from '@/lib/listings/dto';
import { actorOf } from '@/lib/platform/auth/actor';
import { sessionCan } from '@/lib/platform/auth/guards';
import type { UserSession } from '@/lib/platform/auth/types';
import { HereTooView } from './here-too';

type Props = { session: UserSession; property: PropertyDto; owner: Awaited<ReturnType<typeof loadOwner>> };

export function ListerTools({ session, property, owner }: Props) {
  const { _id, status } = property;
  return (
    <>
      <PreviewNotice id={_id} status={status} />
      <HereTooView type="listing" id={_id} actor={actorOf(session)} className="container-page pt-2" />
      <PageTexts of={['listings/preview', 'listings/form', 'brokers/letters', 'labels', 'replies']}>
        <div className="container-page flex flex-col gap-4 pt-4">
          <EvidenceForm property={property} isAgency={sessionCan(session, 'moderate')} />
          {owner && <OwnerForm id={_id} owner={owner} />}
        </div>
      </PageTexts>
    </>
  );
}
