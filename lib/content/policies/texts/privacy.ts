import type { Policy, Rows } from '@/lib/content/policies/dto';
import { dataMapPath } from '@/lib/content/policies/rules';
import type { Retention, Site } from '@/lib/settings/dto';

const inDays = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Rows of the itemised notice required by section 5 of the Digital Personal Data Protection Act, 2023: kind of data, reason, retention. */
function dataRows(keep: Retention) {
  const erased = `until you erase the account (${inDays(keep.erasure)} after you ask)`;
  return [
    [
      'Account',
      'name, email, phone, role; your password only as a hash',
      'to sign you in and reach you',
      erased,
    ],
    [
      'Identity (your choice)',
      'Aadhaar number, PAN, documents that you upload; stored encrypted, shown in full to you alone, and to an admin only with an entry in the audit log',
      'to know who offers a property',
      `until you remove them, or ${erased}`,
    ],
    [
      'Your picture and languages (your choice)',
      'a small square of the picture that you upload, the languages that you speak; beside your listings, on prints and on pages for clients',
      'so that those who ask know who answers',
      `until you remove them, or ${erased}`,
    ],
    [
      'Listings',
      'texts, price, place, photographs, videos; places and devices are removed from the files',
      'to advertise your property',
      'until you delete them (30 days in a bin), or with the account; a form that is not finished, 90 days after its last change',
    ],
    [
      'Enquiries',
      'name, email, phone, message, the listing',
      'to answer you; the lister of the property gets them too',
      keep.enquiry
        ? `${inDays(keep.enquiry)} after they came, once they have ended`
        : 'until you ask us to erase them',
    ],
    [
      'Visits to homes',
      'name, mobile number, email if you give one, the home, times, what both sides write, and how you liked it',
      'to agree on a time; who shows the home gets your name, what you write and, signed in, your number; your links show neither side’s number or email',
      `${inDays(keep.homeVisit)} after the visit, or with the account`,
    ],
    [
      'Guest sessions and members: what you do here',
      'pages, searches and listings that you open; browser and network address; of guests a name, if given, and a number computed from the browser’s headers',
      'to see which listings are popular',
      `${inDays(keep.activity)}; network addresses are shortened after ${inDays(keep.ip)}`,
    ],
    [
      'Saved homes',
      'the homes that you save or hide, your notes, ratings and lists; of people who reply on a shared list, the name and note that they type',
      'to show your choices to you and the people you share them with',
      `with the account; without one ${inDays(keep.activity)} after its last use`,
    ],
    [
      'Email popup',
      'the email address that you leave, and the pages of that visit',
      'to write to you about what you looked at',
      keep.visit ? inDays(keep.visit) : 'until you ask us to erase it',
    ],
    [
      'Sessions',
      'browser, network address, times',
      'to show you where you are signed in, and to protect the account',
      'until the session ends, at most 30 days; of a guest 180 days',
    ],
    [
      'Audit log',
      'who changed or saw what, and when; network address',
      'to prove and to protect',
      `as long as the site runs; network addresses are shortened after ${inDays(keep.ip)}, and an erased account is only a number`,
    ],
    [
      'Consents, complaints, nominee',
      'your choices with their words; complaints with their answers; name, email and phone of the person you name',
      'to prove your consent, to answer you, to know who may act for you',
      `${erased}; of complaints number and days stay`,
    ],
    [
      'Our directory',
      'name, phone, email and notes of people who call, come in or write',
      'to go on with what you asked for',
      'until you ask us to erase them',
    ],
  ] as const;
}

/** `/privacy`. `storage` lists the data stored in the browser row by row; `model` is the language model's host. */
export const privacy = (site: Site, keep: Retention, storage: Rows, model?: string) =>
  ({
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
        links: [
          {
            href: dataMapPath('en'),
            label: 'Data map: every kind of record, generated from the program (PDF)',
          },
        ],
      },
      {
        id: 'recipients',
        title: 'Who else receives it',
        text: [
          'The person who listed a property receives the enquiries about it and the wishes to visit it. Companies that run servers and send mail for us act on our instructions.',
          'The map on a listing loads its pictures from a map service, which sees your network address. WhatsApp, the phone and your mail program open only when you press their buttons; what you write there goes to their providers as well.',
          model
            ? `A language model at ${model} writes drafts when someone presses a button for it: descriptions of properties and photos from their facts, and summaries of long conversations for those who answer you. It also reads searches that our own program did not understand. Names, phone numbers and addresses that we recognise are taken out before.`
            : 'No language model receives anything from this site.',
          'Authorities receive data where a law or a court orders it.',
        ],
      },
      {
        id: 'consent',
        title: 'Your consent, and taking it back',
        text: [
          'Recording what you look at needs your consent. Refuse it when you continue as a guest, on the property list, or later in your profile under “Privacy and security”. You lose nothing by it, and it is as easy as agreeing was.',
          'Every consent is for one purpose and has a receipt with the words that you saw, under “My data and rights”. One press there withdraws it. For another purpose we ask you again.',
          'An email address left in the popup, documents in your profile, and an account can be removed at any time; what was done before stays lawful.',
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
          'to name a person who uses these rights for you if you die or cannot act: under “My data and rights”',
        ],
        links: [
          { href: '/my-data', label: 'My data and rights' },
          { href: '/grievance', label: 'Grievance officer' },
        ],
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
          rows: storage,
        },
      },
      {
        id: 'children',
        title: 'People under 18',
        text: [
          'Accounts are for adults: at sign-up, or at the first page after it, you state that you are 18 or older. The account of a person who is not is erased. We do not knowingly record people under 18; tell us if it happened, and we erase it.',
        ],
      },
      {
        id: 'languages',
        title: 'In another language',
        text: [
          'This notice is also there in Marathi and Hindi. If you want it in another language of the Eighth Schedule of the Constitution, ask the grievance officer.',
        ],
      },
    ],
  }) as const satisfies Policy;
