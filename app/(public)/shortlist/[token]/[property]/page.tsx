import { PageTexts } from '@/components/shell/page-texts';
import { SharedHomeView } from '@/components/shortlists/shared/shared-home-view';
import { SECRET_ADDRESS, titleOf } from '@/lib/platform/language/on-server';
import { siteUrl } from '@/lib/platform/site';
import { loadSharedHome } from '@/lib/shortlists/loaders';

export const generateMetadata = titleOf('shortlists', 'A home chosen for you', SECRET_ADDRESS);

/** A home on a client's page, possibly another lister's. The page's broker is the contact. */
export default async function SharedHomePage({ params }: PageProps<'/shortlist/[token]/[property]'>) {
  const { token, property } = await params;
  const shared = await loadSharedHome(token, property);
  return (
    <PageTexts of={['shortlists', 'listings/card', 'labels', 'places']}>
      <SharedHomeView back={`/shortlist/${token}`} shared={shared} site={siteUrl()} />
    </PageTexts>
  );
}
