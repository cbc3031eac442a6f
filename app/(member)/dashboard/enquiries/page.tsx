import type { Metadata } from 'next';
import { z } from 'zod';
import { OwnEnquiries } from '@/components/enquiries/own-enquiries';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { EmptyState } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/lists/pagination';
import { listOwnerEnquiries } from '@/lib/enquiries/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { first, listUrl, pageParam } from '@/lib/platform/browser/list-url';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('enquiries')).t('Enquiries'),
});
const PATH = '/dashboard/enquiries';
const searchSchema = z.object({
  page: pageParam,
  property: z
    .preprocess(first, z.string().regex(/^[0-9a-f]{24}$/i))
    .optional()
    .catch(undefined),
});

/** What visitors asked about one's own listings. They were mailed as well when they came. */
export default async function OwnEnquiriesPage({ searchParams }: PageProps<'/dashboard/enquiries'>) {
  const { t } = await texts('enquiries');
  const search = searchSchema.parse(await searchParams);
  const session = await pageUser(listUrl(PATH, search));
  const list = await listOwnerEnquiries(actorOf(session), search);
  return (
    <DashboardFrame title={t('Enquiries')} current="enquiries" texts={['enquiries']}>
      {search.property && (
        <p className="flex flex-wrap items-center gap-4">
          <span>{t('About one listing only.')}</span>
          <Link href={PATH}>{t('Show all enquiries')}</Link>
        </p>
      )}
      {list.total > 0 ? (
        <OwnEnquiries items={list.rows} />
      ) : (
        <EmptyState title={t('No enquiries yet')}>
          <p className="measure text-ink-soft">
            {t(
              'When somebody asks about one of your listings, the message comes to your e-mail and stays here.',
            )}
          </p>
          <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
        </EmptyState>
      )}
      <Pagination page={list.page} pages={list.pages} hrefFor={(page) => listUrl(PATH, search, { page })} />
    </DashboardFrame>
  );
}
