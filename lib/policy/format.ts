import { formatPhone, phoneHref } from '@/lib/phone';
import type { Site } from '@/lib/settings/dto';
import { BROWSER_STORAGE, GRIEVANCE_DAYS, GRIEVANCE_HOURS } from './constants';
import type { Policy, PolicySection, RetentionDays } from './dto';
import { dataRows, inDays } from './rules';

const NOT_GIVEN = 'not given yet';
/** `/privacy` */
export function privacyPolicy(site: Site, keep: RetentionDays): Policy {
  return {
    title: 'Privacy notice',
    path: '/privacy',
    lead: `What ${site.name} knows about you, for what, and for how long. This is the notice of sections 5 and 6 of the Digital Personal Data Protection Act, 2023.`,
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        text: [
          `${site.name}, ${site.address}, decides why and how the data below is used (the Act says: Data Fiduciary).`,
          'A visitor who only looks around leaves nothing with us but the technical record of the request. A listing counts its visitors with a number made of network address and browser; that number changes every day, stands only in memory and names nobody.',
        ],
      },
      {
        id: 'data',
        title: 'Which data, for what, how long',
        text: ['We use it for these purposes and no others, and we sell it to nobody.'],
        table: { head: ['What', 'Which data', 'For what', 'How long'], rows: dataRows(keep) },
      },
      {
        id: 'recipients',
        title: 'Who else receives it',
        text: [
          'The person who listed a property receives the enquiries about it and the wishes to visit it. Companies that run servers and send mail for us act on our instructions.',
          'The map on a listing loads its pictures from a map service, which sees your network address. WhatsApp, the phone and your mail program open only when you press their buttons; what you write there goes to their providers as well.',
          'Authorities receive data where a law or a court orders it.',
        ],
      },
      {
        id: 'consent',
        title: 'Your consent, and taking it back',
        text: [
          'Recording what you look at needs your consent. Refuse it when you continue as a guest, on the property list, or later in your profile under “Privacy and security”. You lose nothing by it, and it is as easy as agreeing was.',
          'An e-mail address left in the popup, documents in your profile, and an account can be removed at any time; what was done before stays lawful.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        text: ['Under sections 11 to 14 of the Act:'],
        list: [
          'to know what we have about you: “Privacy and security” in your profile gives you all of it as a file',
          'to correct and complete it: edit your profile and your listings, or write to us',
          `to have it erased: ask in “Privacy and security”. Your listings are hidden at once, the account is erased after ${inDays(keep.erasure)}, and until then you can change your mind`,
          'to complain to our grievance officer, and to have an answer',
          'to name a person who uses these rights for you if you die or cannot act: write to the grievance officer',
        ],
        links: [{ href: '/grievance', label: 'Grievance officer' }],
      },
      {
        id: 'board',
        title: 'Complaint to the Data Protection Board',
        text: [
          'Please write to our grievance officer first. If you are not satisfied with the answer, or none comes, you may complain to the Data Protection Board of India, which the Act has set up for that.',
        ],
      },
      {
        id: 'storage',
        title: 'Cookies and storage in your browser',
        text: [
          'These, and no others. There is no advertising and no tracking by third parties, so there is nothing to accept.',
        ],
        table: {
          head: ['Where', 'Name', 'What it holds', 'Until'],
          rows: BROWSER_STORAGE.map(({ where, names, what, until }) => [
            where,
            names.join(', '),
            what,
            until,
          ]),
        },
      },
      {
        id: 'children',
        title: 'People under 18',
        text: [
          'Accounts are for adults. We do not knowingly record people under 18; tell us if it happened, and we erase it.',
        ],
      },
      {
        id: 'languages',
        title: 'In another language',
        text: [
          'If you want this notice in Marathi, Hindi or another language of the Eighth Schedule of the Constitution, ask the grievance officer.',
        ],
      },
    ],
  };
}

const agentNumber = (site: Site) => site.reraAgentNumber ?? NOT_GIVEN;

/** `/terms` */
export function termsOfUse(site: Site): Policy {
  return {
    title: 'Terms of use',
    path: '/terms',
    lead: `What you may expect of ${site.name} on this site, and what we expect of you.`,
    sections: [
      {
        id: 'us',
        title: 'Who we are',
        text: [
          `${site.name}, ${site.address}, is a property consultancy. MahaRERA agent registration: ${agentNumber(site)}.`,
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
  };
}

function officerSection(site: Site): PolicySection {
  const { grievanceOfficer: officer } = site;
  const { email, phone } = officer ?? site;
  return {
    id: 'officer',
    title: 'Grievance officer',
    text: [
      `Name: ${officer?.name ?? NOT_GIVEN}`,
      `Post: Grievance Officer, ${site.name}, ${site.address}`,
      ...(officer ? [] : ['Until a name stands here, complaints reach us at the addresses of the office:']),
    ],
    links: [
      { href: `mailto:${email}`, label: email },
      { href: phoneHref(phone), label: formatPhone(phone) },
    ],
  };
}

/** `/grievance` */
export function grievancePage(site: Site): Policy {
  return {
    title: 'Complaints',
    path: '/grievance',
    lead: 'Whom to write to when something here is wrong, unlawful or about you, and what happens then.',
    sections: [
      officerSection(site),
      {
        id: 'what',
        title: 'What to write',
        text: ['A few lines are enough:'],
        list: [
          'the address of the page, or the property code',
          'what is wrong, and since when',
          'what you ask for',
          'how to reach you; of complaints about your data also the e-mail address of your account',
        ],
      },
      {
        id: 'when',
        title: 'What happens',
        text: [
          `We confirm a complaint within ${GRIEVANCE_HOURS} hours and decide it within ${GRIEVANCE_DAYS} days, with reasons (rule 3(2) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021). Pictures that show somebody in private are taken down within 24 hours.`,
          'A listing can also be reported at its foot, without an account: “Report this listing”.',
        ],
      },
      {
        id: 'further',
        title: 'If that does not help',
        text: ['You can go on to'],
        list: [
          'the Data Protection Board of India, about your personal data',
          'the Grievance Appellate Committee, about a decision of ours on content, within 30 days',
          'MahaRERA, about a registered project or an agent',
          'a consumer commission, about a service that you paid for',
        ],
        links: [{ href: '/privacy', label: 'Privacy notice' }],
      },
      {
        id: 'rera',
        title: 'Registration',
        text: [`MahaRERA agent registration of ${site.name}: ${agentNumber(site)}.`],
      },
    ],
  };
}
