import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const manthan = {
  slug: 'manthan',
  name: 'Manthan',
  kind: 'Agri, industrial and medical consultancy',
  summary: 'Land, licences and project reports for farms, factories, clinics and hospitals.',
  headline: 'From an idea to a working farm, factory or clinic',
  metaTitle: 'Manthan: agri, industrial and medical consultancy',
  metaDescription:
    'Consultancy for farm land, food processing, factories, warehouses, clinics and hospitals in Vidarbha: site, feasibility, licences, finance and project reports.',
  intro: [
    'Manthan works with people who want to put land or a building to work: a farm, a cold store, a factory unit, a warehouse, a clinic or a hospital.',
    'Each of these fails more often on water, power, access or a licence than on the idea. We check those four first, on the ground, before you commit money to a site.',
  ],
  does: {
    Agriculture:
      'Farm land with record checks, soil and water, crop and orchard plans, drip and polyhouse projects, storage and processing.',
    Industry:
      'MIDC and private plots, sheds and warehouses, power and water load, layouts, consents and registrations.',
    Medical:
      'Clinics, diagnostic centres and hospitals: premises, patient flow, equipment plan, statutory registrations.',
    'Feasibility and finance':
      'A project report that a bank can read, with the subsidy schemes you truly qualify for and their conditions.',
  },
  forWhom: [
    'Farmers and families who own land and want more from it',
    'Firms setting up or moving a unit in Vidarbha',
    'Doctors starting or enlarging a practice',
    'Investors who want a second opinion before buying industrial or farm land',
  ],
  steps: {
    Purpose: 'What it should produce, for whom, and what you can invest.',
    'Site check': 'Title, zone, road, water, power, slope, neighbours and distance to markets or patients.',
    Feasibility: 'Costs, income in a bad year, licences and their order, on a few pages.',
    'Permissions and finance': 'Applications in the right sequence, project report, lender and scheme.',
    'Setting up': 'Layout, suppliers and contractors, with Kalpa and Sampaadana where useful.',
    'First year': 'Renewals, returns and inspections on a calendar, so that nothing lapses.',
  },
  bring: [
    'Land: 7/12 extract, 8A, mutation entries, map and zone certificate',
    'Firm: PAN, GSTIN, constitution papers, Udyam registration if any',
    'Doctors: council registration, premises papers, list of equipment',
    'Past accounts and a rough budget; a sketch on paper is enough',
  ],
  fees: 'Site checks and feasibility are done for a fixed fee. Licences and project reports are quoted one by one. We take no share of a subsidy and promise no sanction, because those decisions belong to the authority.',
  time: 'A site check usually takes one to two weeks, a feasibility report three to four. Licences range from days to several months, depending on the activity; we give you the order and the longest path first.',
  questions: {
    'Can anyone buy agricultural land in Maharashtra?':
      'As a rule only an agriculturist may, under the tenancy and agricultural lands laws (for Vidarbha, the Act of 1958). Others need the Collector’s permission or one of the exemptions, for instance for genuine industrial use within limits. Check before paying a token: a purchase in breach can be set aside.',
    'What does a 7/12 extract tell me, and what not?':
      'It shows the survey number, area, holders, tenancy class, crops, and charges in "other rights". It is a revenue record for land revenue, and not by itself proof of title; the chain of deeds and mutations behind it must agree with it.',
    'Can I build a factory or a farm house on farm land?':
      'Only as far as the zone and the development control rules allow, and after the land use and building permissions that apply. The state has been simplifying non-agricultural permission for land that a development plan already allots to that use, so the steps depend on the survey number.',
    'Which pollution consent does a unit need?':
      'Consent to establish before building and consent to operate before production, from the Maharashtra Pollution Control Board, according to the white, green, orange or red category of the activity. White-category units only inform the Board.',
    'What must a small hospital register for?':
      'Nursing home registration with the local authority, fire safety approval, biomedical waste authorisation and a contract with a common treatment facility. X-ray equipment needs the Atomic Energy Regulatory Board’s licence, ultrasound the registration under the PCPNDT Act, and a pharmacy its own drug licence.',
    'Is the income from farm land tax-free?':
      'Agricultural income is exempt from central income tax, though it is counted when setting the rate on your other income. Rent for a function lawn or income from processing beyond what a cultivator ordinarily does is not agricultural. Ask a chartered accountant about your case.',
  },
  related: ['siddhant', 'vridi', 'kalpa'],
} as const satisfies ServiceLine;
