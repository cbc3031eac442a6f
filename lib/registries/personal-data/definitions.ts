import 'server-only';
import { accountData } from '@/lib/accounts/privacy';
import { alertData } from '@/lib/alerts/privacy';
import { brokerData } from '@/lib/brokers/privacy';
import { channelData } from '@/lib/channels/privacy';
import { clientData } from '@/lib/clients/privacy';
import { complianceData } from '@/lib/compliance/privacy';
import { contactData } from '@/lib/contacts/privacy';
import { dealData } from '@/lib/deals/privacy';
import { enquiryData } from '@/lib/enquiries/privacy';
import { importData } from '@/lib/imports/privacy';
import { listingData } from '@/lib/listings/privacy';
import { moderationData } from '@/lib/moderation/privacy';
import { officeData } from '@/lib/office/privacy';
import type { PersonalData } from '@/lib/platform/db/personal-data';
import { shortlistData } from '@/lib/shortlists/privacy';
import { teamData } from '@/lib/teams/privacy';
import { visitorData } from '@/lib/visitors/privacy';
import { visitData } from '@/lib/visits/privacy';

/** Each area's data about people, lowest floor first, because a team takes over its records before the areas erase a person's own. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountData,
  teamData,
  contactData,
  listingData,
  visitorData,
  shortlistData,
  moderationData,
  // before the leads that its messages belong to
  channelData,
  enquiryData,
  visitData,
  alertData,
  clientData,
  complianceData,
  dealData,
  importData,
  officeData,
  // listings are deleted when nothing of the person refers to them any more
  brokerData,
];
