import { useTexts } from '#language';
import { PageTexts } from '@/components/shell/page-texts';
import { WorkCrumbs } from '@/components/shell/workspace/work-frame';
import { Heading } from '@/components/ui/display/heading';
import { PROPERTY_STATUSES, type PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { CITIES } from '@/lib/places/rules';
import { PropertyWizard } from './property-wizard';

const TEXTS = [
  'listings/wizard',
  'listings/wizard-photos',
  'listings/form',
  'listings/replies',
  'replies',
  'labels',
] as const;
const OWNER_STATUSES: readonly PropertyStatus[] = ['active', 'draft', 'paused', 'sold', 'rented'];

type Props = { person: string; id?: string; isAdmin: boolean; current?: PropertyStatus };

export function WizardPage({ person, id, isAdmin, current }: Props) {
  // an owner may keep a status that only admins set, so the list includes it
  const own = current && !OWNER_STATUSES.includes(current) ? [current, ...OWNER_STATUSES] : OWNER_STATUSES;
  const { t } = useTexts('listings/wizard');
  const title = id ? t('Edit property') : t('Add a property');
  return (
    <PageTexts of={TEXTS} names={CITIES.map(({ name }) => name)}>
      <div className="container-page flex flex-col gap-6 py-4 sm:gap-8 sm:py-8">
        <div className="flex flex-col gap-3">
          <WorkCrumbs title={title} />
          <Heading level={1}>{title}</Heading>
        </div>
        <PropertyWizard person={person} id={id} statuses={isAdmin ? PROPERTY_STATUSES : own} />
      </div>
    </PageTexts>
  );
}
