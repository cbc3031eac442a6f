import { POST as addEvent } from '@/app/api/co-broking/introductions/[id]/events/route';
import { GET as readOne } from '@/app/api/co-broking/introductions/[id]/route';
import { POST as introduce, GET as listIntroductions } from '@/app/api/co-broking/introductions/route';
import { DELETE as withdraw } from '@/app/api/co-broking/offers/[id]/route';
import { GET as listOffers, POST as offer } from '@/app/api/co-broking/offers/route';
import { POST as accept, GET as listTerms } from '@/app/api/co-broking/terms/route';
import { TERMS_VERSION } from '@/lib/deals/firms/constants';
import type { FirmTermsListDto } from '@/lib/deals/firms/dto';
import type { IntroductionDto, IntroductionListDto } from '@/lib/deals/introductions/dto';
import type { OfferDto, OfferListDto } from '@/lib/deals/offers/dto';
import type { Browser, Reply } from './browser';
import { signedIn } from './people';
import { listing } from './shortlists';
import { makeTeam } from './teams';

export const introductionOf = ({ json }: Reply) => json as unknown as IntroductionDto;

export const coBrokingOf = (browser: Browser) => ({
  offer: (property: string, percent: number | string, more: object = {}) =>
    browser.call(offer, '/x', { body: { property, percent, ...more } }),
  withdraw: (id: string) => browser.call(withdraw, '/x', { method: 'DELETE', params: { id }, body: {} }),
  offers: async () => (await browser.call(listOffers, '/x')).json as unknown as OfferListDto,
  accept: (firm: string, version = TERMS_VERSION) => browser.call(accept, '/x', { body: { firm, version } }),
  terms: async () => (await browser.call(listTerms, '/x')).json as unknown as FirmTermsListDto,
  introduce: (offerId: string, person: object) =>
    browser.call(introduce, '/x', { body: { offer: offerId, hasAgreed: true, ...person } }),
  list: async () =>
    ((await browser.call(listIntroductions, '/x')).json as unknown as IntroductionListDto).introductions,
  read: (id: string) => browser.call(readOne, '/x', { params: { id } }),
  step: (id: string, kind: string, text = '') =>
    browser.call(addEvent, '/x', { params: { id }, body: { kind, text } }),
});

export const RAO = { name: 'Asha Rao', phone: '98220 12345', email: 'asha@clients.example' };

/** A firm that offers a home for 40 %, and a broker of another firm. Both have accepted the terms. */
export async function coBrokingWorld() {
  const team = await makeTeam();
  const rival = await signedIn('broker', { name: 'Ravi Rival' });
  const home = await listing({ title: 'Garden flat', owner: team.agent.id, team: team.id });
  const [lister, bringer] = [coBrokingOf(team.agent.browser), coBrokingOf(rival.browser)];
  const offered = (await lister.offer(home, 40)).json as unknown as OfferDto;
  const agree = async () => {
    await bringer.accept(team.id);
    await coBrokingOf(team.owner.browser).accept(rival.id);
  };
  const introduced = async (person: object = RAO) => {
    const reply = await bringer.introduce(offered.id, person);
    if (reply.status !== 201) throw new Error(reply.text);
    return introductionOf(reply);
  };
  return { team, rival, home, lister, bringer, offer: offered.id, agree, introduced };
}
