import { SMALL_PROJECT } from '@/lib/content/constants';
import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const aashray = {
  slug: 'aashray',
  name: 'Aashray',
  kind: 'Realty consultancy',
  summary: 'Buying, selling and letting homes, plots and business premises, with the papers read first.',
  headline: 'Buy, sell or let property in Nagpur with someone who reads the papers first',
  metaTitle: 'Aashray: realty consultancy in Nagpur',
  metaDescription:
    'Help with buying, selling and renting flats, plots and commercial space in Nagpur: shortlisting, site visits, fair price, agreement and possession.',
  intro: [
    'Aashray is the line our group began with. We help families and firms find a property, agree a price they can explain to themselves a year later, and reach possession without a surprise in the papers.',
    'Before a property is shown to you we ask three things of its owner: who holds the title, what is owed on it, and whether the building has its permissions. A property that cannot answer is shown to you as exactly that, or not at all.',
  ],
  does: {
    'Finding and shortlisting':
      'We turn your wishes into a short list you can visit in a day, with carpet area, society charges and total cost beside each price.',
    'Price and negotiation':
      'We compare registered transactions nearby, the ready reckoner value and the state of the flat, and negotiate on your behalf in writing.',
    'Selling and letting':
      'Measured plans, honest photographs, a listing with its RERA details where they are needed, screened visits, and one person who answers.',
    'Agreement to possession':
      'Token receipt, agreement for sale, registration, loan disbursal, society transfer, meter and tax names, handover of keys and papers.',
  },
  forWhom: [
    'Families buying a first home or moving to a larger one',
    'Owners who sell or let and live in another city or abroad',
    'Buyers of plots around the ring roads who need the layout permission checked',
    'Firms looking for an office, a shop or a warehouse on lease',
  ],
  steps: {
    'A conversation':
      'Purpose, budget with all costs, areas, dates. It takes about half an hour and costs nothing.',
    'A short list with facts':
      'Five to eight properties, each with its areas, papers seen, open questions and total cost.',
    Visits:
      'In daylight, with time to look at water, parking, neighbours and the road. Second visits with family are usual.',
    'Checks and offer':
      'Title search through Siddhant or your own lawyer, then an offer with its conditions in writing.',
    'Agreement and registration':
      'Draft shared days before signing, stamp duty paid online, registration at the Sub-Registrar office.',
    Possession:
      'A joint inspection with a list, meters read, keys and original papers handed over against a receipt.',
  },
  bring: [
    'Buyers: PAN, Aadhaar, your budget, and a loan sanction letter if you have one',
    'Sellers: sale deed or allotment letter, index II, latest property tax and society receipts',
    'Owners who let: ownership paper, electricity bill, society permission if the bye-laws ask for it',
    'For flats in a project: MahaRERA number, sanctioned plan, occupancy certificate or its status',
  ],
  fees: 'Our fee is a share of the price, or of the rent for a letting, agreed in writing before the first visit. GST is added. Stamp duty, registration and government charges are paid by you directly and never pass through us.',
  time: 'A ready flat with clean papers and a sanctioned loan usually takes six to ten weeks from offer to keys. A letting takes one to three weeks. Papers that need correction take longer, and we say so before you pay a token.',
  questions: {
    'Which area should I compare: carpet, built-up or super built-up?':
      'Carpet area. Under the Real Estate (Regulation and Development) Act, 2016 it is the net usable floor area inside the flat, including internal partition walls but not external walls, shafts, balconies or terraces. Promoters must sell on carpet area. Built-up and super built-up include walls and shared spaces, and there is no one legal way to compute them.',
    'How much may a builder take before the agreement is registered?':
      'Not more than ten per cent of the cost of the flat, as an advance or application fee, without first entering into and registering a written agreement for sale (section 13 of the RERA Act).',
    'Does every project need a MahaRERA number?': `Projects on land above ${SMALL_PROJECT.landSqM} square metres and with more than ${SMALL_PROJECT.units} units must be registered before they are advertised or sold, unless the completion or occupancy certificate had already been received. A single resale flat is not a project, so it has no number of its own, but the building often has one.`,
    'What does the total come to besides the price?':
      'Stamp duty with the local surcharges, registration fee, GST if the flat is under construction, society transfer charges, legal fees, loan charges, and later furniture and shifting. Each listing here has a calculator that adds the statutory ones with dated rates.',
    'Must tax be deducted when I buy?':
      'Yes, when the price or the stamp-duty value is ₹50 lakh or more and the land is not rural agricultural land: the buyer deducts 1% of it and pays it to the Income Tax Department online. If the seller is a non-resident, a different and much higher rate applies at any price, so ask a chartered accountant first.',
    'Does a rent agreement have to be registered?':
      'In Maharashtra, yes. Section 55 of the Maharashtra Rent Control Act, 1999 requires a tenancy or leave and licence agreement to be in writing and registered, and puts that duty on the landlord. It can be done online with Aadhaar verification.',
    'Do you take money for the owner?':
      'No. Token, advance and price go from buyer to seller, or into the project account, by bank transfer against a receipt. Only our own fee is paid to us, against an invoice.',
  },
  related: ['siddhant', 'vridi', 'kalpa'],
} as const satisfies ServiceLine;
