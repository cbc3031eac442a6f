import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const siddhant = {
  slug: 'siddhant',
  name: 'Siddhant',
  kind: 'Property legal services',
  summary: 'Title search, agreements, registration, wills and society matters, in language you can follow.',
  headline: 'Know what you are signing: title, agreement and registration',
  metaTitle: 'Siddhant: property lawyers, title search and registration',
  metaDescription:
    'Title search, agreement drafting, stamp duty, registration, leave and licence, wills, succession and RERA complaints for property in Nagpur and Vidarbha.',
  intro: [
    'Most property disputes begin in a paper that somebody did not read. Siddhant reads it for you: the chain of title, the permissions, the agreement in front of you and the promises that are missing from it.',
    'Advice and court work are given by enrolled advocates who act for you under their own engagement letter. What we find is given to you in writing, with the documents it rests on.',
  ],
  does: {
    'Title search and report':
      'Registered documents of thirty years, revenue or city survey records, encumbrances, court cases, permissions: one report with a clear opinion.',
    Agreements:
      'Sale, development, lease, leave and licence, power of attorney, gift and release deeds, drafted or reviewed for your side.',
    'Stamp duty and registration':
      'Valuation, online payment, appointment, and presence at the Sub-Registrar office; e-registration of leave and licence.',
    'Family and succession':
      'Wills, probate where needed, legal heir and succession certificates, partition and mutation of records.',
    Disputes:
      'Notices, MahaRERA complaints, society and tenancy matters, civil suits through advocates on record.',
  },
  forWhom: [
    'Buyers who want to know before paying a token',
    'Sellers whose papers have a gap that every buyer asks about',
    'Owners abroad who act through a power of attorney',
    'Heirs of a house that is still in a grandparent’s name',
    'Societies on the way to conveyance or redevelopment',
  ],
  steps: {
    'Your question': 'Tell us what you want to do and send photographs of the papers you have.',
    'Scope and fee': 'A list of what we will check and what it costs, before any work begins.',
    Search: 'Registration, revenue, survey, municipal and court records are searched.',
    'Report or draft': 'In writing, with the risks in order of weight and what cures each.',
    Signing: 'We sit beside you at execution and registration, and check the registered copy.',
    'After registration':
      'Mutation in revenue or city survey records, tax and society names, safe copies for you.',
  },
  bring: [
    'The latest sale deed and as many earlier deeds as exist, with index II',
    '7/12 extract or property card, and the layout or sanction order for plots',
    'Sanctioned plan, commencement and occupancy certificates for buildings',
    'Property tax, electricity and society receipts',
    'PAN and Aadhaar of everyone who will sign, and any power of attorney in original',
  ],
  fees: 'A fixed fee for searches, drafts and registration work, told before we begin. Court work is charged by the stage. Stamp duty, search fees and registration charges are at cost, with government receipts.',
  time: 'A title report usually takes seven to fifteen days, depending on how far back the records go and in which office they lie. A reviewed agreement takes two to four working days. A leave and licence agreement can be registered within a week.',
  questions: {
    'How far back should a title be searched?':
      'Thirty years is the usual practice among banks and advocates, because it covers the long limitation periods of the Limitation Act, 1963. Where the chain begins with a grant, a partition or a will inside that time, we go back to the document behind it.',
    'Is an agreement for sale enough to own a flat?':
      'No. An agreement for sale is a promise to transfer. Ownership passes by a registered deed (sale deed or conveyance). A notarised paper or a general power of attorney does not transfer title to land or buildings.',
    'How soon must a deed be registered?':
      'It has to be presented within four months of its execution (section 23 of the Registration Act, 1908). A delay of up to four more months can be condoned on paying a fine. An unregistered sale deed of property worth ₹100 or more does not pass title.',
    'I live abroad. Can my brother sell for me?':
      'Yes, under a special power of attorney that names the property and the powers. Signed abroad, it is attested at the Indian mission or notarised and apostilled, then adjudicated for stamp duty in Maharashtra within three months of reaching India.',
    'What can MahaRERA do for me?':
      'Where the promoter of a registered project delays possession, you may withdraw with interest, or stay and claim interest for each month of delay (section 18). Structural defects reported within five years of possession must be put right without charge within thirty days (section 14). Complaints are filed online.',
    'Does a will need to be registered?':
      'No. A will is valid in writing, signed, and attested by two witnesses who saw it signed. Registration is optional and helps to prove it later. A beneficiary should not be a witness.',
    'What is deemed conveyance?':
      'When a builder has not transferred land and building to the society, the society can apply to the competent authority under the Maharashtra Ownership Flats Act, 1963, which can order the conveyance without him. Redevelopment usually cannot begin without it.',
  },
  related: ['aashray', 'vridi', 'manthan'],
} as const satisfies ServiceLine;
