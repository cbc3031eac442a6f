import { contactFilter } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { personFilter } from '@/lib/platform/db/connect';
import { guestFilter } from '@/lib/visitors/tracking/data';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Counter } from '@/models/platform/counter';
import { Guest } from '@/models/visitors/guest';
import { useTestDb } from '@/test/db';
import { foldStoredTerms } from './fold-migration';

useTestDb();

const foundContacts = async (search: string) =>
  (await Contact.find(contactFilter(contactSearchSchema.parse({ search }))).lean()).map(
    ({ firstName }) => firstName,
  );

test('rows of an older version are found in both scripts afterwards, and a second run writes nothing', async () => {
  await Contact.collection.insertMany([
    { firstName: 'सुनीता', nameKey: 'सुनीता', terms: ['सु'] },
    { firstName: "Shane O'Brien", nameKey: "shane o'brien", terms: ['o', 'b'] },
  ] as never[]);
  await Enquiry.collection.insertOne({
    name: 'ज़रीना',
    email: 'z@x.in',
    message: 'नमस्कार',
    terms: ['x'],
  } as never);
  await Lead.collection.insertOne({ key: 'k', name: 'Sunita', terms: ['sunita', 'sgnag1003'] } as never);
  await Deal.collection.insertOne({ title: '3 BHK', parties: [{ name: 'वानखेडे' }], terms: [] } as never);
  await Guest.collection.insertOne({ guestID: 'guest_x1', name: 'सुनीता', terms: [] } as never);
  await foldStoredTerms();
  expect(await foundContacts('sunita')).toEqual(['सुनीता']);
  expect(await foundContacts('सुनी')).toEqual(['सुनीता']);
  expect(await foundContacts('obrien')).toEqual(["Shane O'Brien"]);
  expect(await foundContacts('rohit')).toEqual([]);
  expect(await Enquiry.countDocuments(personFilter('zareena'))).toBe(1);
  expect(await Enquiry.countDocuments(personFilter('जरीना नमस्कार'))).toBe(1);
  for (const typed of ['सुनीता', 'suneeta', 'SG-NAG-1003'])
    expect([typed, await Lead.countDocuments(personFilter(typed))]).toEqual([typed, 1]);
  expect(await Deal.countDocuments(personFilter('Vankhede'))).toBe(1);
  expect(await Guest.countDocuments(guestFilter('sunita'))).toBe(1);

  await Contact.collection.updateMany({}, { $set: { terms: [] } });
  await foldStoredTerms();
  expect(await foundContacts('sunita')).toEqual([]);
  expect(await Counter.exists({ _id: 'terms folded, colonies alike' })).not.toBeNull();
});
