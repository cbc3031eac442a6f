import type { RetentionDays } from './dto';

export const inDays = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Section 5 of the Digital Personal Data Protection Act, 2023, asks for an itemised notice: each kind of data, why, how long. */
export function dataRows(keep: RetentionDays): string[][] {
  const erased = `until you erase the account (${inDays(keep.erasure)} after you ask)`;
  return [
    [
      'Account',
      'name, e-mail, phone, role; your password only as a hash',
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
      'Listings',
      'texts, price, place, photographs, videos; places and devices are removed from the files',
      'to advertise your property',
      'until you delete them (30 days in a bin), or with the account; a form that is not finished, 90 days after its last change',
    ],
    [
      'Enquiries',
      'name, e-mail, phone, message, the listing',
      'to answer you; the lister of the property gets them too',
      keep.enquiry
        ? `${inDays(keep.enquiry)} after they came, once they have ended`
        : 'until you ask us to erase them',
    ],
    [
      'Visits to homes',
      'name, mobile number, e-mail if you give one, the home, times, what both sides write, and how you liked it',
      'to agree on a time; who shows the home gets your name, what you write and, signed in, your number; your links show neither side’s number or e-mail',
      `${inDays(keep.homeVisit)} after the visit, or with the account`,
    ],
    [
      'Guest sessions and members: what you do here',
      'pages, searches and listings that you open; browser and network address; of guests a name, if given, and a number computed from the browser’s headers',
      'to learn which listings are wanted',
      `${inDays(keep.activity)}; network addresses are shortened after ${inDays(keep.ip)}`,
    ],
    [
      'Saved homes',
      'the homes that you save or hide, your notes, ratings and lists; of people who reply on a shared list, the name and note that they type',
      'to show your choice again, and to those with whom you share it',
      `with the account; without one ${inDays(keep.activity)} after its last use`,
    ],
    [
      'E-mail popup',
      'the e-mail address that you leave, and the pages of that visit',
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
      'Our directory',
      'name, phone, e-mail and notes of people who call, come in or write',
      'to go on with what you asked for',
      'until you ask us to erase them',
    ],
  ];
}
