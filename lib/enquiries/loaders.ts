import 'server-only';
import { readLinkedEnquiry } from './conversation/data';
import { enquiryLinkParams } from './conversation/schema';

/** The enquiry of a link in a mail to its sender; undefined for one that ended, one that is gone and a guess alike. */
export const loadLinkedEnquiry = async (token: string) =>
  enquiryLinkParams.safeParse({ token }).success ? readLinkedEnquiry(token) : undefined;
