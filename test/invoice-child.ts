/** Issues the drafts of a deal one after another, in a process of its own, until it is killed or there are no more. */
import { issueInvoice } from '@/lib/deals/invoices/mutations';
import { disconnectDb } from '@/lib/platform/db/connect';
import { Invoice } from '@/models/deals/invoice';

const [userId = '', parity = '0'] = process.argv.slice(2);
const actor = { userId, name: 'child', role: 'broker' as const, via: 'cookie' as const };
const drafts = await Invoice.find({ owner: userId, kind: 'invoice' }, { _id: 1 }).sort({ _id: 1 }).lean();
// half of them are the other process's as well, so that both want the same at once
for (const [i, { _id }] of drafts.entries()) {
  if (i % 2 === Number(parity) || i % 4 === 0) await issueInvoice(actor, String(_id));
  process.send?.(i);
}
await disconnectDb();
