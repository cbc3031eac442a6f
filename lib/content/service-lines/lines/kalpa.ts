import type { ServiceLine } from '@/lib/content/service-lines/dto';

export const kalpa = {
  slug: 'kalpa',
  name: 'Kalpa',
  kind: 'Architecture and interiors',
  summary: 'Houses, offices and interiors designed for the Nagpur sun, with drawings that can be built.',
  headline: 'Houses and interiors drawn for how you live, and for forty-five degrees in May',
  metaTitle: 'Kalpa: architects and interior designers in Nagpur',
  metaDescription:
    'Architecture, building permission, interiors and renovation in Nagpur. Clear stages, drawings that can be built, costs checked at every stage.',
  intro: [
    'Kalpa designs houses, apartments, clinics and workplaces. We begin with how your family spends its day and where the sun stands, and only then with a style.',
    'A drawing is a promise about money. Every stage ends with a cost you can hold us to, and nothing is built from a sketch.',
  ],
  does: {
    Architecture:
      'Site study, concept, working drawings, structure and services coordinated with licensed engineers.',
    Permissions:
      'Plans prepared under the state’s unified development control rules and followed through to the occupancy certificate.',
    Interiors: 'Layouts, kitchens, wardrobes, light and materials, with a room-by-room bill of quantities.',
    'Renovation and retrofit':
      'Structural check first; then shade, insulation, ventilation, wiring and water, where money is best spent.',
  },
  forWhom: [
    'Owners of a plot who want to build in the next two years',
    'Families taking possession of a bare flat',
    'Doctors, shops and offices that must open on a date',
    'Owners of an older house that is hot, damp or short of a room',
  ],
  steps: {
    'Brief and site visit':
      'Rooms, habits, budget, plot papers, levels, trees, neighbours and the path of the sun.',
    Concept: 'Two workable layouts with an area statement and a first cost.',
    'Permission drawings': 'Submitted online by a licensed professional, with fees paid by you directly.',
    'Working drawings': 'Everything a contractor needs, with a bill of quantities to compare offers on.',
    Building: 'Site visits at the stages that matter, written instructions, measured bills.',
    Handover: 'Snag list, as-built drawings, warranties, and the occupancy certificate.',
  },
  bring: [
    'Plot: property card or 7/12, layout sanction, demarcation, tax receipt',
    'Flat: builder’s plan, possession letter, society rules for work',
    'Photographs of rooms you like and of furniture you will keep',
    'A budget range, and the date by which you need to move in',
  ],
  fees: 'A fixed fee or a share of the building cost, split over the stages and agreed in writing. You may stop after any stage and keep its drawings. Government fees and consultants’ fees are paid at cost.',
  time: 'Concept to working drawings usually takes eight to twelve weeks for a house. Permission depends on the authority and the plot. A typical house takes ten to fourteen months to build, a flat interior eight to twelve weeks.',
  questions: {
    'Do I need permission to renovate my flat?':
      'Painting, flooring and furniture need none, apart from the society’s rules on noise and debris. Moving walls, enclosing a balcony, changing plumbing shafts or anything structural needs the municipal authority’s permission, and the society’s consent.',
    'How much may I build on my plot?':
      'It follows from the plot’s zone, road width, basic floor space index, premium and transferable rights, and the margins on each side, as set in the Unified Development Control and Promotion Regulations. We prepare a feasibility sheet before you buy a plot, if you like.',
    'Which authority gives permission in Nagpur?':
      'It depends on where the plot lies: the Municipal Corporation, the Improvement Trust, or the Metropolitan Region Development Authority outside the city. The layout order and the property card tell which one.',
    'Is rainwater harvesting compulsory?':
      'The development control rules require it above a certain plot size, and many authorities ask for proof before giving the occupancy certificate. It is worth doing on smaller plots too; borewells here depend on it.',
    'Do you follow vastu?':
      'If it matters to you, yes, from the first sketch. Told late it costs rooms; told early it rarely does, because much of it agrees with sun and wind.',
    'Who is responsible if the structure fails?':
      'A licensed structural engineer designs and certifies the structure, and supervision is recorded with the authority. Keep the soil report, the drawings and the test results of concrete and steel; we hand them over in one file.',
  },
  related: ['sampaadana', 'neeti', 'vridi'],
} as const satisfies ServiceLine;
