import 'server-only';
import { findUserById } from '@/lib/accounts/users/data';
import { senderKeys } from '@/lib/contacts/rules';
import type { DealLean, DealParty } from '@/lib/deals/data';
import { removeNamesFromForms } from '@/lib/deals/forms/mutations';
import { derivedOf } from '@/lib/deals/rules';
import { op } from '@/lib/platform/db/operators';
import { withoutNames } from '@/lib/platform/text/without-names';
import { Deal } from '@/models/deals/deal';
import { DealToken } from '@/models/deals/deal-token';

/** Removes names from all free text of a deal. */
async function removeNames(
  row: DealLean,
  names: readonly string[],
  isErased: (party: DealParty) => boolean,
): Promise<void> {
  const clean = (text: string) => withoutNames(names, text);
  const parties = row.parties.map((party) =>
    isErased(party) ? { _id: party._id, role: party.role, name: '', isErased: true } : party,
  );
  const title = clean(row.title).trim() || '…';
  const { commission } = row;
  await Deal.updateOne(
    { _id: row._id },
    {
      $set: {
        parties,
        title,
        notes: clean(row.notes),
        ...(row.lostNote && { lostNote: clean(row.lostNote) }),
        dates: row.dates.map((date) => ({ ...date, what: clean(date.what) })),
        documents: row.documents.map((document) => ({ ...document, note: clean(document.note) })),
        ...(commission && {
          commission: {
            ...commission,
            splits: commission.splits.map((split) => ({ ...split, name: clean(split.name) })),
          },
        }),
        ...derivedOf({ title, propertyTitle: row.propertyTitle, parties }),
      },
      $inc: { __v: 1 },
    },
  );
  await removeNamesFromForms(row._id, clean);
  await DealToken.updateMany({ deal: row._id, payer: op.in(names) }, { $set: { payer: '' } });
}

/**
 * Erases a person. Their own deals are deleted, or stay with the team without a member. Deals in which they are a party, by a confirmed address, keep the sum
 * and date and lose the name.
 */
export async function eraseDeals(person: { id: string; email: string; verified: boolean }): Promise<void> {
  await Deal.deleteMany({ owner: person.id, team: null });
  const account = await findUserById(person.id, { name: 1 });
  const names = account?.name ? [account.name] : [];
  const keys = person.verified ? senderKeys({ email: person.email }) : [];
  const rows = await Deal.find({
    $or: [
      { owner: person.id },
      { 'moves.by': person.id },
      ...(keys.length > 0 ? [{ matchKeys: op.in(keys) }] : []),
    ],
  }).lean<DealLean[]>();
  for (const row of rows) {
    const isThem = ({ email }: DealParty) => senderKeys({ email }).some((key) => keys.includes(key));
    const typed = row.parties.filter(isThem).map(({ name }) => name);
    await removeNames(row, [...names, ...typed].filter(Boolean), isThem);
  }
  await Deal.updateMany({ owner: person.id }, { $set: { owner: null } });
}

/** Clients removed from the directory are also removed as parties of deals. */
export async function forgetClients(ids: readonly string[]): Promise<void> {
  const isTheirs = ({ client }: DealParty) => ids.includes(String(client));
  const rows = await Deal.find({ 'parties.client': op.in(ids) }).lean<DealLean[]>();
  for (const row of rows) {
    const names = row.parties.filter(isTheirs).map(({ name }) => name);
    await removeNames(row, names.filter(Boolean), isTheirs);
  }
}
