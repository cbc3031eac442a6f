import 'server-only';
import { exportReleases } from '@/lib/accounts/number-release/data';
import { removeOldReleases } from '@/lib/accounts/number-release/mutations';
import { senderKeys } from '@/lib/contacts/rules';
import { op } from '@/lib/platform/db/operators';
import { definePersonalData, EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { eraseFromRules } from './assignment/mutations';
import { readOwnEnquiries } from './conversation/data';
import { eraseConversations } from './conversation/mutations';
import { exportRemoved } from './inbox/data';
import { eraseRemovedEnquiries } from './inbox/mutations';
import { exportLeads } from './leads/data';
import { eraseLeads, removeOldLeads } from './leads/mutations';
import { listTemplates } from './templates/data';
import { eraseTemplates } from './templates/mutations';

const SENT_FIELDS = {
  name: 1,
  email: 1,
  phone: 1,
  language: 1,
  message: 1,
  messages: 1,
  propertyTitle: 1,
  serviceLine: 1,
  createdAt: 1,
} as const;

/** Removes enquiries from before that day that have ended, won or lost. Open ones stay, however old. */
export async function removeOldEnquiries(before: Date): Promise<number> {
  const removed = await Enquiry.deleteMany({ status: op.in(['won', 'lost']), createdAt: op.lt(before) });
  return removed.deletedCount;
}

export const enquiryData = definePersonalData({
  area: 'enquiries',
  until: ['enquiry', 'account'],
  models: ['Enquiry', 'RemovedEnquiry', 'NumberRelease', 'Lead', 'AnswerTemplate', 'AnswerRules'],
  async collect({ id, owner, keys }) {
    const [enquiries, sent, removedEnquiries, numberReleases, leads, answerTemplates] = await Promise.all([
      Enquiry.find({ matchKeys: op.in(keys) }, SENT_FIELDS)
        .limit(EXPORT_ROWS)
        .lean(),
      readOwnEnquiries(owner),
      exportRemoved(owner, keys),
      exportReleases(owner),
      exportLeads(id, owner),
      listTemplates({ userId: id }),
    ]);
    const conversations = sent.enquiries;
    return { enquiries, conversations, removedEnquiries, numberReleases, leads, answerTemplates };
  },
  async erase({ id, email, verified, owner, keys }) {
    await eraseConversations(owner);
    await eraseRemovedEnquiries(owner, keys);
    await eraseLeads({ id, verified, matchKeys: senderKeys({ email }) }, owner);
    await eraseTemplates(id);
    await eraseFromRules(id);
    // other people's enquiries stay, without the person
    await Enquiry.updateMany({ owner: id }, { $unset: { owner: 1 } });
    await Enquiry.updateMany({ assignee: id }, { $unset: { assignee: 1 } });
    await Enquiry.deleteMany({ matchKeys: op.in(keys) });
  },
  expire: async ({ enquiry, activity }) => ({
    enquiries: enquiry ? await removeOldEnquiries(enquiry) : 0,
    leads: await removeOldLeads(enquiry, activity),
    releases: await removeOldReleases(activity),
  }),
});
