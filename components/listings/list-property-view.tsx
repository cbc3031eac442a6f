import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { MAX_IMAGES } from '@/lib/listings/media/constants';
import { texts } from '@/lib/platform/language/on-server';
import type { Text } from '@/lib/platform/language/translate';
import type { Site } from '@/lib/settings/dto';

type Answer = { question: string; answers: string[] };

function answersFor(t: Text<'listings/list-property'>, { costs = {} }: Site): Answer[] {
  const { saleFeePercent, rentFeeMonths } = costs;
  return [
    {
      question: t('What does it cost?'),
      answers: [
        t('Nothing. Your home’s page, photos, enquiries and visits are free for as long as it’s listed.'),
        t('You pay a fee only if you ask our office to work for you, and we agree on it before we start.'),
        ...(saleFeePercent !== undefined && rentFeeMonths !== undefined
          ? [
              t(
                'Our usual fee with taxes: {percent}% of the price of a sale; of a letting {months, plural, one {one month’s rent} other {# months’ rent}}.',
                { percent: saleFeePercent, months: rentFeeMonths },
              ),
            ]
          : []),
      ],
    },
    {
      question: t('How long does it take?'),
      answers: [
        t('About ten minutes, in three steps: what it is, where it is, photos.'),
        t('Everything you enter is saved, so you can stop and continue later or on another phone.'),
      ],
    },
    {
      question: t('What do I need?'),
      answers: [
        t('At least one photo (up to {count}), the price and the area.', { count: MAX_IMAGES }),
        t('An email address that you confirm once.'),
        t('The MahaRERA number, if the project isn’t finished.'),
      ],
    },
    {
      question: t('What happens next?'),
      answers: [
        t(
          'Your home goes public as soon as nothing is missing. Our team reviews it and tells you if something has to change, and why.',
        ),
        t('Enquiries and visits come to you. Your number is shown only if you choose to.'),
        t('You can change the price, pause it, mark it sold or delete it at any time.'),
      ],
    },
  ];
}

export async function ListPropertyView({ site }: { site: Site }) {
  const { t } = await texts('listings/list-property');
  const crumbs = [
    { name: t('Home'), path: '/' },
    { name: t('What listing costs'), path: '/list-your-property' },
  ];
  return (
    <div className="container-page flex max-w-4xl flex-col gap-10 py-8 sm:py-12">
      <header className="flex flex-col gap-5">
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="display">
          {t('Listing your property costs nothing')}
        </Heading>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/properties/new" variant="primary">
            {t('List your property')}
          </ButtonLink>
          <ButtonLink href="/contactform">{t('Ask us first')}</ButtonLink>
        </p>
      </header>
      {answersFor(t, site).map(({ question, answers }) => (
        <section key={question} className="border-line border-t pt-5">
          <Heading level={2}>{question}</Heading>
          <ul className="measure mt-3 flex list-disc flex-col gap-2 pl-5">
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
