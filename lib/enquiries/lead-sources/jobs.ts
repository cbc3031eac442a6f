import 'server-only';
import { findVisits } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { type EnquiryLean, leadOfEnquiry, leadOfVisit } from './mutations';

const BATCH = 200;

/** Records missing leads, from the demo set or from a process that ended between the two writes. Returns their number. */
export async function recordMissingLeads(): Promise<number> {
  let recorded = 0;
  for (;;) {
    const enquiries = await Enquiry.find({ lead: null })
      .select('+demo')
      .sort({ createdAt: 1 })
      .limit(BATCH)
      .lean<EnquiryLean[]>();
    const visits = await findVisits({ lead: null }).select('+demo').sort({ createdAt: 1 }).limit(BATCH);
    if (enquiries.length + visits.length === 0) return recorded;
    for (const row of enquiries) await leadOfEnquiry(row);
    for (const row of visits) await leadOfVisit(row);
    recorded += enquiries.length + visits.length;
  }
}
