import type { HelpTopic } from '@/lib/content/help/dto';

export const help = [
  {
    id: 'buying',
    title: 'Buying',
    questions: {
      'How do I search?':
        'Type what you want as you would say it, such as “3 bhk dharampeth under 60 lakh”, in English, Hindi or Marathi, or use the filters beside a list. A minimum and a maximum can be typed: “40 lakh”, “0.6 cr”. A property code such as SG-NAG-4821 leads straight to its listing.',
      'What does “Verified” mean?':
        'Our team has compared title, description, price, place, size and photographs with evidence, on the day that stands on the page. Who has seen which paper stands beside each paper. “Active” and “Unverified” listings are what their lister says of them. Press the mark to read who, what and when.',
      'Which area is meant?':
        'Carpet area is inside the walls, built-up area has the walls and balconies, super built-up area a share of stairs and lobby. We name which one a figure is and compare prices on carpet where it is known. Land also stands in acres and guntha.',
      'What will it cost in the end?':
        'A listing for sale works out stamp duty, registration and taxes from rates with their dates, and what a loan would cost a month. The figures are for planning: the sub-registrar and your lender say the last word.',
    },
    links: [{ href: '/buy', label: 'Property for sale' }],
  },
  {
    id: 'renting',
    title: 'Renting',
    questions: {
      'What do I pay at the start?':
        'The deposit and the first month, the duty and registration of the agreement, and a fee if one was agreed. Rent and deposit stand on the listing.',
      'May a lister turn me away for who I am?':
        'Our terms forbid it. If it happens to you, report the listing at its foot or write to the grievance officer.',
    },
    links: [{ href: '/rent', label: 'Property for rent' }],
  },
  {
    id: 'listing',
    title: 'Listing a property',
    questions: {
      'How do I list a property?':
        'Register, confirm your email address, and choose “Add Property”: three steps, at most 10 photographs. What you type is saved as a draft while you type, and you can go on with it on another device.',
      'Who sees it, and when?':
        'A published listing is visible at once and is reviewed by us afterwards. A draft or a paused one is seen by you and by us alone. “My properties” says where each one stands, how often it was looked at, and what would improve it. There you can delete it too: it stays in the bin for 30 days, from where you can restore it.',
      'Do I need a RERA number?':
        'For a project that is under construction or newly launched, yes, or the reason why it needs none. A finished flat that you resell, a rent and farmland need no number.',
      'How do I get the “Verified” mark?':
        'Send us an enquiry with the property code. We compare its title, description, price, place, size and photographs with evidence. After a change of what was verified, it has to be verified again.',
    },
    links: [
      { href: '/properties/new', label: 'Add a property' },
      { href: '/dashboard/properties', label: 'My properties' },
    ],
  },
  {
    id: 'account',
    title: 'Accounts',
    questions: {
      'Do I need an account?':
        'Not to look around or to ask about a property. A guest session opens the property list without an account; listing a property needs one.',
      'I forgot my password':
        'Ask for a new one on the sign-in page. The link in the mail works once and for half an hour, and signs you out everywhere.',
      'Somebody else may be signed in to my account':
        'Open “Privacy and security” in your profile: it lists every browser that is signed in, and ends one or all of them. Then change the password.',
    },
    links: [
      { href: '/login', label: 'Sign in' },
      { href: '/forgot-password', label: 'Forgot password' },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    questions: {
      'What do you record about me?':
        'Of guests and members, the pages that they open, unless they refuse; of everybody else, nothing that names them. The privacy notice lists everything, with how long it stays.',
      'How do I get or erase my data?':
        'In “Privacy and security” of your profile: a file with everything, and erasure, which you can take back for some days. Without an account, write to us.',
    },
    links: [
      { href: '/privacy', label: 'Privacy notice' },
      { href: '/grievance', label: 'Complaints' },
    ],
  },
] as const satisfies readonly HelpTopic[];
