import 'server-only';
import { readLinkedEnquiry } from './conversation/data';
import { enquiryLinkParams } from './conversation/schema';

/** The enquiry behind a link in a mail to its sender; undefined for expired, deleted and guessed links alike. */
export const loadLinkedEnquiry = async (token: string) =>
  enquiryLinkParams.safeParse({ token }).success ? readLinkedEnquiry(token) : undefined;
