import { POST as note } from '@/app/api/deals/[id]/diligence/notes/route';
import { GET as read, PUT as save } from '@/app/api/deals/[id]/diligence/route';
import { PUT as profile } from '@/app/api/deals/diligence/profile/route';
import type { DiligenceDto } from '@/lib/deals/diligence/dto';
import type { Browser } from './browser';

/** What one browser does with the due diligence of deals. */
export const diligenceOf = (browser: Browser) => ({
  profile: (body: object) => browser.call(profile, '/x', { method: 'PUT', body }),
  read: async (id: string) => (await browser.call(read, '/x', { params: { id } })).json.data as DiligenceDto,
  save: (id: string, body: object) => browser.call(save, '/x', { method: 'PUT', params: { id }, body }),
  note: (id: string, text: string) => browser.call(note, '/x', { params: { id }, body: { text } }),
});

/** Everything that is asked, for these parties. */
export const fullDiligence = (parties: readonly { id: string }[]) => ({
  identities: parties.map(({ id }, i) => ({
    party: id,
    kind: i === 0 ? 'aadhaar' : 'pan',
    lastFour: i === 0 ? '1234' : '234f',
    seenOn: '2026-11-20',
  })),
  beneficialOwner: 'The buyer',
  funds: ['savings', 'loan'],
  fundsNote: 'Sanction letter of the bank seen',
  lists: [
    { list: 'unsc', checkedOn: '2026-11-20', isFound: false },
    { list: 'uapa', checkedOn: '2026-11-20', isFound: false },
  ],
  risk: 'low',
  riskReason: 'Salaried, known for years',
  cash: 0,
});
