import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { LinkedVisit } from '@/components/visits/linked-visit';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';
import { loadLinked } from '@/lib/visits/loaders';

export const generateMetadata = titleOf('visits/pages', 'A visit', SECRET_ADDRESS);

export default async function LinkedVisitPage({ params }: PageProps<'/visits/[token]'>) {
  const { token } = await params;
  const [{ visit, link }, { t }] = await Promise.all([loadLinked(token), texts('visits/pages')]);
  const { side, otherName: name } = visit;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-8 sm:py-12">
      <div>
        <Heading level={1}>
          {side === 'host' ? t('{name} would like to see a home', { name }) : t('Your visit')}
        </Heading>
        <Heading level={2} size="inherit" className="mt-2 text-ink-soft">
          {side === 'host' ? t('Only people with the link can see this page.') : t('With {name}', { name })}
        </Heading>
      </div>
      <PageTexts of={['visits', 'visits/booking', 'replies']}>
        <LinkedVisit token={token} initial={visit} link={link} />
      </PageTexts>
      <p>
        <Link href="/visits">{t('My visits')}</Link>
      </p>
    </div>
  );
}
