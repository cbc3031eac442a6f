/** Issues a deal's drafts one by one in its own process, until it is killed or none are left. */
import { issueInvoice } from '@/lib/deals/invoices/mutations';
import { disconnectDb } from '@/lib/platform/db/connect';
import { Invoice } from '@/models/deals/invoice';

const [userId = '', parity = '0'] = process.argv.slice(2);
const actor = { userId, name: 'child', role: 'broker' as const, via: 'cookie' as const };
const drafts = await Invoice.find({ owner: userId, kind: 'invoice' }, { _id: 1 }).sort({ _id: 1 }).lean();
// both processes share half of the drafts, so that they compete for them
for (const [i, { _id }] of drafts.entries()) {
  if (i % 2 === Number(parity) || i % 4 === 0) await issueInvoice(actor, String(_id));
  process.send?.(i);
}
await disconnectDb();
