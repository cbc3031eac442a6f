import { GRIEVANCE_DAYS, GRIEVANCE_HOURS } from '@/lib/content/policies/constants';
import type { Policy } from '@/lib/content/policies/dto';
import { officerLinks } from '@/lib/content/policies/rules';
import type { Site } from '@/lib/settings/dto';

export const grievance = (site: Site) =>
  ({
    title: 'Complaints',
    path: '/grievance',
    lead: 'Whom to write to when something here is wrong, unlawful or about you, and what happens then.',
    sections: [
      {
        id: 'officer',
        title: 'Grievance officer',
        text: site.grievanceOfficer
          ? ([
              `Name: ${site.grievanceOfficer.name}`,
              `Post: Grievance Officer, ${site.name}, ${site.address}`,
            ] as const)
          : ([`Complaints reach us here: ${site.name}, ${site.address}`] as const),
        links: officerLinks(site),
      },
      {
        id: 'what',
        title: 'What to write',
        text: ['A few lines are enough:'],
        list: [
          'the address of the page, or the property code',
          'what is wrong, and since when',
          'what you ask for',
          'how to reach you; of complaints about your data also the email address of your account',
        ],
      },
      {
        id: 'when',
        title: 'What happens',
        text: [
          `We confirm a complaint within ${GRIEVANCE_HOURS} hours and decide it within ${GRIEVANCE_DAYS} days, with reasons (rule 3(2) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021). Pictures that show somebody in private are taken down within 24 hours.`,
          'Complaints about your personal data fall under rule 14(3) of the Digital Personal Data Protection Rules, 2025: the form below says within how many days they are answered. Each complaint gets a number, which a mail confirms.',
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
      ...(site.reraAgentNumber
        ? ([
            {
              id: 'rera',
              title: 'Registration',
              text: [`MahaRERA agent registration of ${site.name}: ${site.reraAgentNumber}.`],
            },
          ] as const)
        : []),
    ],
  }) as const satisfies Policy;
