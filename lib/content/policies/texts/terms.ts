import type { Policy } from '@/lib/content/policies/dto';
import type { Site } from '@/lib/settings/dto';

export const terms = (site: Site) =>
  ({
    title: 'Terms of use',
    path: '/terms',
    lead: `What you may expect of ${site.name} on this site, and what we expect of you.`,
    sections: [
      {
        id: 'us',
        title: 'Who we are',
        text: [
          `${site.name}, ${site.address}, is a property consultancy.${site.reraAgentNumber ? ` MahaRERA agent registration: ${site.reraAgentNumber}.` : ''}`,
          'The site shows properties that we or our members offer. Unless we say so in writing, we are not the owner, and looking, asking and listing are free of charge. A fee for our work is agreed before the work begins.',
        ],
      },
      {
        id: 'listings',
        title: 'What a listing is',
        text: [
          'A listing is an invitation to ask, not a binding offer. “Verified” means that we saw evidence on the day that stands there; everything else is what the lister says. See the place, the papers and the seller before you pay anything.',
          'Costs, taxes and instalments are worked out from the rates that stand beside them, with their dates. They help you to plan and replace neither the sub-registrar’s figure nor a lender’s offer.',
          'A project that has to be registered under the Real Estate (Regulation and Development) Act, 2016, carries its number. Check it on the MahaRERA website.',
        ],
      },
      {
        id: 'listers',
        title: 'If you list a property',
        text: ['You promise that'],
        list: [
          'you own the property or may offer it for its owner, and it is still to be had',
          'the facts and the price are true and kept up to date, and the carpet area is the one that the Act means',
          'the photographs show this property and are yours to use; you allow us to show them here and where this site is shared',
          'a registration number stands there where the law asks for one',
          'nobody is turned away for religion, caste, sex, food or where they come from',
        ],
      },
      {
        id: 'conduct',
        title: 'What is not allowed',
        text: ['We hide listings and close accounts that'],
        list: [
          'deceive, ask for money before a visit, or repeat the same home',
          'carry what is unlawful, insulting or somebody else’s',
          'collect other people’s data, or send machines to do so beyond what robots.txt and the limits allow',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        text: [
          'Keep your password to yourself and your address right. You can erase the account at any time; we may close one that breaks these terms, and say why.',
        ],
        links: [{ href: '/privacy', label: 'Privacy notice' }],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        text: [
          'We run the site with care but cannot promise that it is always there or that every listing is right. For what we do wrong on purpose or by gross neglect, and for what the law does not let anybody exclude, we answer in full. Your rights as a consumer stay as they are.',
        ],
      },
      {
        id: 'law',
        title: 'Law, courts and changes',
        text: [
          `The law of India holds, and the courts of ${site.city} decide, unless a law for consumers names others. Complaints go to the grievance officer first.`,
          'When we change these terms, the new ones stand here with the day from which they hold.',
        ],
        links: [{ href: '/grievance', label: 'Grievance officer' }],
      },
    ],
  }) as const satisfies Policy;
