import 'server-only';
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { contactTerms } from '@/lib/contacts/rules';
import { type OfficeRole, READERS } from '@/lib/platform/auth/roles';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { op } from '@/lib/platform/db/operators';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { SETTINGS_ID } from '@/lib/settings/data';
import { EXAMPLE_TESTIMONIALS, EXAMPLE_YEARS } from '@/lib/settings/testimonials/constants';
import { testimonialsText } from '@/lib/settings/testimonials/rules';
import { Contact } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Task } from '@/models/office/task';
import { User } from '@/models/platform/user';
import { SiteSettings } from '@/models/settings/site-settings';
import { demoEmail } from '@/packages/demo-data/src/people';

/** Colleagues of the admin who can sign in, one for each other office role. */
const STAFF: readonly (readonly [Exclude<OfficeRole, 'admin'>, string, string])[] = [
  ['moderator', 'Sunita Gawande', 'moderator@demo.example'],
  ['agent', 'Prakash Thakre', 'agent@demo.example'],
  ['accountant', 'Nilesh Bhure', 'accountant@demo.example'],
  ['read-only', 'Meenal Joshi', 'accounts@demo.example'],
];

const TASKS = [
  ['Call back about the loan papers', 0, '11:00', 'contact'],
  ['Ask the owner for the 7/12 extract', 0, '', 'property'],
  ['Answer: wants to see it on Saturday', 0, '16:30', 'enquiry'],
  ['Send the price list of the plots', -1, '', 'contact'],
  ['Photographs of the new flat', 1, '10:00', 'property'],
  ['Renew the banner at the Wardha Road office', 4, '', ''],
] as const;

const TAGS = ['Investor', 'NRI', 'Plots', 'Builder', 'Repeat client'] as const;
const TAGGED = 60;

const NOTES = [
  'Wants to be called after six. Budget up to 60 lakh with the registration.',
  'Met at the site; asks for a ground floor for the parents.',
  'Sold the plot in Besa, looks for a shop on a main road now.',
  'Sent three listings by WhatsApp; liked the second one.',
] as const;

const idOf = (seed: string, what: string) =>
  new Types.ObjectId(createHash('sha256').update(`${seed}:${what}`).digest('hex').slice(0, 24));

/** Adds the office's working data: colleagues, current tasks, and contacts with tags, an owner and notes. */
export async function seedOffice(
  seed: string,
  now: Date,
  passwordHash: string,
): Promise<Record<string, number>> {
  const admin = await User.findOne({ emailKey: demoEmail('admin'), demo: true }, { name: 1 }).lean();
  if (!admin) return {};
  const staff = STAFF.map(([officeRole, name, email], i) => ({
    ...{ _id: idOf(seed, email), name, email, emailKey: email, terms: partFoldsOf(name), officeRole },
    ...{
      role: 'admin' as const,
      phone: `+9198000002${10 + i}`,
      isVerified: true,
      documents: [],
      recordActivity: true,
      passwordHash,
    },
    adultStatedAt: now,
    ...{ demo: true, createdAt: new Date(+now - (90 + i) * DAY_MS), updatedAt: now, __v: 0 },
  }));
  await User.collection.insertMany(staff);
  // keeps saved settings of a site
  await SiteSettings.updateOne(
    { _id: SETTINGS_ID },
    {
      $setOnInsert: {
        version: 0,
        foundedYear: now.getFullYear() - EXAMPLE_YEARS,
        testimonials: testimonialsText(EXAMPLE_TESTIMONIALS),
      },
    },
    { upsert: true },
  );
  const workers = [admin, ...staff.filter(({ officeRole }) => !isOneOf(READERS, officeRole))];
  const contacts = await Contact.find({ demo: true }).sort({ nameKey: 1, _id: 1 }).limit(TAGGED).lean();
  await Contact.bulkWrite(
    contacts.map((row, i) => {
      const tags = [TAGS[i % 5]!, ...(i % 7 === 0 ? [TAGS[(i + 2) % 5]!] : [])].join(', ');
      const owner = workers[i % workers.length]!._id;
      const update = { $set: { tags, owner, terms: contactTerms({ ...row, tags }) } };
      return { updateOne: { filter: { _id: row._id }, update, timestamps: false } };
    }),
  );
  const notes = contacts.slice(0, 12).map(({ _id: contact }, i) => {
    const { _id: by, name: byName } = workers[i % workers.length]!;
    const at = new Date(+now - (i % 9) * DAY_MS);
    return { contact, day: indianDay(at), text: NOTES[i % NOTES.length]!, by, byName, at, demo: true };
  });
  await ContactNote.insertMany(notes);
  return {
    staff: staff.length,
    'contact notes': notes.length,
    tasks: await seedTasks(admin._id, workers, now),
  };
}

async function seedTasks(
  createdBy: Types.ObjectId,
  workers: readonly { _id: Types.ObjectId }[],
  now: Date,
): Promise<number> {
  const [contact, property, enquiry] = await Promise.all([
    Contact.findOne({ demo: true }, { _id: 1 }).sort({ nameKey: 1, _id: 1 }).lean(),
    Property.findOne({ demo: true, status: 'active' }, { _id: 1 }).lean(),
    Enquiry.findOne({ demo: true, status: op.in(['new', 'contacted']) }, { _id: 1 }).lean(),
  ]);
  const about = { contact, property, enquiry, '': null };
  await Task.insertMany(
    TASKS.flatMap(([text, days, time, type], i) => {
      const day = indianDay(+now + days * DAY_MS);
      const record = about[type];
      const task = {
        ...{ text, day, createdBy, demo: true },
        ...(time && { time }),
        ...(record && { aboutType: type, aboutId: record._id }),
      };
      // the admin who can sign in has all of them, and each colleague some
      const others = workers.slice(1).filter((_, n) => (i + n) % 2 === 0);
      return [{ _id: createdBy }, ...others].map(({ _id }) => ({ ...task, assignee: _id }));
    }) as never,
  );
  return TASKS.length;
}
