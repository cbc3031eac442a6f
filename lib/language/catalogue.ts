import about from '@/messages/about';
import alertMails from '@/messages/alert-mails';
import calendar from '@/messages/calendar';
import card from '@/messages/card';
import chips from '@/messages/chips';
import clients from '@/messages/clients';
import common from '@/messages/common';
import comparison from '@/messages/comparison';
import contact from '@/messages/contact';
import dashboard from '@/messages/dashboard';
import dealSummary from '@/messages/deal-summary';
import deals from '@/messages/deals';
import doors from '@/messages/doors';
import enquiries from '@/messages/enquiries';
import enquiryMails from '@/messages/enquiry-mails';
import factLabels from '@/messages/fact-labels';
import facts from '@/messages/facts';
import figures from '@/messages/figures';
import filters from '@/messages/filters';
import freshness from '@/messages/freshness';
import help from '@/messages/help';
import holidays from '@/messages/holidays';
import home from '@/messages/home';
import identity from '@/messages/identity';
import imports from '@/messages/imports';
import join from '@/messages/join';
import labels from '@/messages/labels';
import layout from '@/messages/layout';
import leads from '@/messages/leads';
import lines from '@/messages/lines';
import list from '@/messages/list';
import listingForm from '@/messages/listing-form';
import listingMails from '@/messages/listing-mails';
import listingReplies from '@/messages/listing-replies';
import mails from '@/messages/mails';
import map from '@/messages/map';
import membersList from '@/messages/members-list';
import ownListings from '@/messages/own-listings';
import places from '@/messages/places';
import policy from '@/messages/policy';
import preview from '@/messages/preview';
import prints from '@/messages/prints';
import profile from '@/messages/profile';
import property from '@/messages/property';
import replies from '@/messages/replies';
import sample from '@/messages/sample';
import saved from '@/messages/saved';
import search from '@/messages/search';
import searchReplies from '@/messages/search-replies';
import searches from '@/messages/searches';
import security from '@/messages/security';
import services from '@/messages/services';
import sheets from '@/messages/sheets';
import shortlist from '@/messages/shortlist';
import team from '@/messages/team';
import visitMails from '@/messages/visit-mails';
import visitPages from '@/messages/visit-pages';
import visits from '@/messages/visits';
import wizard from '@/messages/wizard';
import wizardPhotos from '@/messages/wizard-photos';

/**
 * Every text of the pages and mails by domain: the English text is the key, and beside it stand Marathi and Hindi
 * (docs/translation.md).
 * Only the server loads it: a page sends one language, and of it the domains that its client components use.
 */
export const catalogue = {
  dashboard,
  enquiries,
  figures,
  freshness,
  leads,
  'own-listings': ownListings,
  about,
  alertMails,
  card,
  chips,
  common,
  comparison,
  contact,
  doors,
  enquiryMails,
  help,
  filters,
  facts,
  factLabels,
  home,
  imports,
  join,
  labels,
  layout,
  lines,
  list,
  listingForm,
  listingMails,
  listingReplies,
  mails,
  map,
  membersList,
  places,
  preview,
  policy,
  prints,
  property,
  replies,
  sample,
  saved,
  search,
  searchReplies,
  searches,
  services,
  sheets,
  shortlist,
  visitMails,
  visitPages,
  wizard,
  wizardPhotos,
  visits,
  calendar,
  holidays,
  profile,
  security,
  identity,
  deals,
  dealSummary,
  team,
  clients,
};
export type Catalogue = typeof catalogue;
