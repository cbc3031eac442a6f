import { useTexts } from '#language';
import { OwnListingHere } from '@/components/listings/detail/own-listing';
import { AskBox } from '@/components/search/box/ask-box';
import { GONE_OR_FOREIGN, NothingHere } from '@/components/shell/nothing-here';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

const WHY =
  'The page may have moved, or there’s a typo in the address. Search for what you wanted, or start from one of these.';

export function MissingPage() {
  const { t } = useTexts('shell');
  return (
    <NothingHere why={t(WHY)} search={<AskBox />}>
      <ButtonLink href="/buy">{t('Property for sale')}</ButtonLink>
      <ButtonLink href="/rent">{t('Property for rent')}</ButtonLink>
      <ButtonLink href="/services">{t('Services')}</ButtonLink>
      <ButtonLink href="/">{t('Home')}</ButtonLink>
    </NothingHere>
  );
}

const TITLES = { page: 'There’s nothing at this address', listing: 'Property not found' } as const;

/** The title of a missing page in development, without the front. */
export function MissingTitle({ of }: { of: keyof typeof TITLES }) {
  const { t } = useTexts('shell');
  return (
    <Heading level={1} className="container-page py-16">
      {t(TITLES[of])}
    </Heading>
  );
}

/** Shown for a record that does not exist or belongs to another person. */
export function MissingRecord() {
  const { t } = useTexts('shell');
  return (
    <NothingHere why={t(GONE_OR_FOREIGN)}>
      <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
      <ButtonLink href="/properties">{t('Property list')}</ButtonLink>
    </NothingHere>
  );
}

export function MissingListing() {
  const { t } = useTexts('shell');
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <PageTexts of={['listings/detail']}>
        <OwnListingHere>
          <Heading level={1}>{t('Property not found')}</Heading>
          <p className="measure text-ink-soft text-lg">
            {t(
              'The owner may have taken it down, or the link is incomplete. Similar properties are easy to find.',
            )}
          </p>
        </OwnListingHere>
      </PageTexts>
      <AskBox />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/buy">{t('Property for sale')}</ButtonLink>
        <ButtonLink href="/rent">{t('Property for rent')}</ButtonLink>
      </div>
    </div>
  );
}
