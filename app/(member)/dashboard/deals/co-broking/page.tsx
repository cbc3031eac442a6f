import { FirmList } from '@/components/deals/co-broking/firm-list';
import { OfferListing } from '@/components/deals/co-broking/offer-listing';
import { IntroductionList, OtherOffers, OwnOffers } from '@/components/deals/co-broking/offer-lists';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadCoBroking } from '@/lib/deals/introductions/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/co-broking', 'Co-broking');

export default async function CoBrokingPage() {
  const { t } = await texts('deals/co-broking');
  const { offers, introductions, terms, listings, clients } = await loadCoBroking();
  return (
    <DashboardFrame
      title={t('Co-broking')}
      texts={['deals/co-broking']}
      actions={<OfferListing listings={listings} />}
    >
      <FirmList terms={terms} only="waiting" />
      <IntroductionList introductions={introductions} />
      <OtherOffers offers={offers.others} mayAccept={terms.mayAccept} clients={clients} />
      <OwnOffers offers={offers.own} />
      <FirmList terms={terms} only="others" />
    </DashboardFrame>
  );
}
