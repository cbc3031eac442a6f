import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const neeti = {
  slug: 'neeti',
  name: 'Neeti',
  kind: 'Building security and management',
  summary: 'Guards, housekeeping, lifts, pumps and accounts of a building, run to a written standard.',
  headline: 'A building that is safe, clean and properly kept, month after month',
  metaTitle: 'Neeti: building security and facility management',
  metaDescription:
    'Security guards, housekeeping, technical maintenance and society management for residential and commercial buildings in Nagpur.',
  intro: [
    'Neeti looks after buildings for the people who live and work in them. The committee decides; we carry it out, write it down and show the bill behind every rupee.',
    'We would rather do four things to a written standard than ten things by memory: security, housekeeping, technical upkeep, and the books.',
  ],
  does: {
    Security:
      'Trained guards under a licensed agency, visitor and vehicle register, patrol points, cameras checked daily, drills twice a year.',
    Housekeeping:
      'Daily, weekly and monthly lists for lobbies, stairs, tanks, terraces, drains and waste, signed off on the floor.',
    'Technical upkeep':
      'Lifts, pumps, generator, fire system, water treatment and solar: schedules, statutory inspections and spare parts in time.',
    'Society office':
      'Maintenance bills, collection, vouchers, notices, minutes and registers, ready for the auditor.',
  },
  forWhom: [
    'Housing societies and apartment associations',
    'Builders between possession and the formation of the society',
    'Offices, clinics, schools and markets',
    'Owners of a single large house who travel',
  ],
  steps: {
    'Walk through': 'We walk the building with the committee, by day and once by night.',
    'Scope and posts': 'A written list of duties, hours, posts and materials, with what it costs.',
    Agreement: 'Standards, wages, replacement, penalties and notice, approved by your general body.',
    'First thirty days': 'Handover of keys and registers, training on site, quick repairs of what is unsafe.',
    'Monthly report': 'Attendance, incidents, readings, expenses and what needs a decision.',
    'Yearly review': 'Costs compared, contracts renewed or changed, fire and lift certificates renewed.',
  },
  bring: [
    'Society registration, bye-laws and the last audited accounts',
    'Drawings of water, drainage, electricity and fire lines, if they exist',
    'Lift, generator and fire certificates with their dates',
    'Current contracts and what you are unhappy with',
  ],
  fees: 'Wages and statutory contributions at actuals, shown head by head, plus a management charge agreed in writing. Materials are billed with receipts. GST is added. Notice period and exit are the same for both sides.',
  time: 'A proposal usually takes a week after the walk through. Taking over a building takes two to four weeks, so that the outgoing staff can hand over.',
  questions: {
    'Does a security agency need a licence?':
      'Yes. Under the Private Security Agencies (Regulation) Act, 2005 an agency needs a licence from the state, and guards must be trained and have their character and antecedents verified. Ask for the licence and the verification of each guard.',
    'Who pays provident fund and insurance of the guards?':
      'The contractor as employer, and the principal employer, which is your society, can be held liable if he does not. We give proof of payment with each monthly bill.',
    'How are maintenance charges divided between flats?':
      'For co-operative societies in Maharashtra the model bye-laws set it: service charges equally per flat, water by the number of inlets, sinking and repair funds by construction cost or area, and so on. Apartments under the Maharashtra Apartment Ownership Act share by their undivided interest. Your registered bye-laws decide.',
    'What fire papers must a building have?':
      'Owners and occupiers must keep fire systems working, and have a licensed agency certify them twice a year, in January and July (Form B under the Maharashtra Fire Prevention and Life Safety Measures Act, 2006).',
    'The builder still runs the building. When does the society take over?':
      'Under the RERA Act the association of allottees is to be formed within three months of the majority of units being booked. Until it takes charge the promoter maintains essential services on reasonable charges. We help with an inventory at the handover.',
    'Can cameras be fitted everywhere?':
      'At gates, lobbies, lifts, stairs and parking, with a notice. Not where they look into homes. Recordings are personal data: keep them for a stated time, limit who may see them, and write that down.',
  },
  related: ['kalpa', 'sampaadana', 'siddhant'],
} as const satisfies ServiceLine;
