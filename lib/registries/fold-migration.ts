import 'server-only';
import type { AnyBulkWriteOperation, Model, Types } from 'mongoose';
import { CONTACT_FILTERS } from '@/lib/contacts/constants';
import { contactTerms } from '@/lib/contacts/rules';
import { derivedOf } from '@/lib/deals/rules';
import { enquiryTerms } from '@/lib/enquiries/rules';
import { foldOf, storedFoldsOf } from '@/lib/platform/text/fold';
import { termsOfGuest } from '@/lib/visitors/guests/rules';
import { Client } from '@/models/clients/client';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { User } from '@/models/platform/user';
import { Guest } from '@/models/visitors/guest';
import { once } from './migrations';

const BATCH = 500;

type Fields = Record<string, 1>;

/** Rewrites the search terms of every row, in batches. */
async function writeTerms<Row>(
  model: unknown,
  fields: Fields,
  termsOf: (row: Row) => string[],
): Promise<void> {
  const { collection } = model as Model<{ terms: string[] }>;
  const rows = collection.find<Row & { _id: Types.ObjectId }>({}, { projection: fields, batchSize: BATCH });
  let batch: AnyBulkWriteOperation<{ terms: string[] }>[] = [];
  const flush = async () => {
    if (batch.length > 0) await collection.bulkWrite(batch as never, { ordered: false });
    batch = [];
  };
  for await (const row of rows) {
    batch.push({ updateOne: { filter: { _id: row._id }, update: { $set: { terms: termsOf(row as Row) } } } });
    if (batch.length >= BATCH) await flush();
  }
  await flush();
}

const fieldsOf = (names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, 1]));

type ClientNames = { name: string; phones?: string[] };
type LeadNames = { name?: string; propertyTitle?: string; terms?: string[] };
type GuestNames = { guestID: string; name?: string };

/** Rebuilds the search keys of people and their records so that they are the same in every script. A second call does nothing. */
export const foldStoredTerms = () =>
  once('terms folded, colonies alike', async () => {
    const phones = ['mobilePhone', 'homePhone', 'businessPhone', 'otherPhones'];
    await writeTerms<Parameters<typeof contactTerms>[0]>(
      Contact,
      fieldsOf(['firstName', 'lastName', 'tags', ...phones, ...CONTACT_FILTERS]),
      contactTerms,
    );
    await writeTerms<ClientNames>(Client, fieldsOf(['name', 'phones']), ({ name, phones: own = [] }) =>
      contactTerms({ firstName: name, otherPhones: own.join(',') }),
    );
    await writeTerms<Parameters<typeof enquiryTerms>[0]>(
      Enquiry,
      fieldsOf(['name', 'email', 'propertyTitle', 'propertyCode', 'message']),
      enquiryTerms,
    );
    await writeTerms<Parameters<typeof derivedOf>[0]>(
      Deal,
      fieldsOf(['title', 'propertyTitle', 'parties']),
      (deal) => derivedOf(deal).terms,
    );
    // the words contain only the listing's code
    await writeTerms<LeadNames>(
      Lead,
      fieldsOf(['name', 'propertyTitle', 'terms']),
      ({ name, propertyTitle, terms = [] }) => [
        ...new Set([...storedFoldsOf([name, propertyTitle].join('\n')), ...terms.map(foldOf)]),
      ],
    );
    await writeTerms<GuestNames>(Guest, fieldsOf(['guestID', 'name']), ({ guestID, name }) =>
      termsOfGuest(guestID, name),
    );
  });

/** Makes accounts of an older version searchable by the words of their names. A second call does nothing. */
export const foldUserNames = () =>
  once('names of accounts folded', () =>
    writeTerms<{ name: string }>(User, fieldsOf(['name']), ({ name }) => storedFoldsOf(name)),
  );
