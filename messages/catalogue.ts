/**
 * Every text of the pages and mails by domain, which is the path of its file: the English text is the key, and beside it stand
 * Marathi and Hindi (docs/translation.md).
 * Only the server loads it: a page sends one language, and of it the domains that its client components use.
 */
// biome-ignore lint/performance/noBarrelFile: the list of all texts is what this file is for, and each file is in it once
export { default as 'accounts/identity' } from '@/messages/accounts/identity';
export { default as 'accounts/mails' } from '@/messages/accounts/mails';
export { default as 'accounts/profile' } from '@/messages/accounts/profile';
export { default as 'accounts/security' } from '@/messages/accounts/security';
export { default as 'accounts/sign-in' } from '@/messages/accounts/sign-in';
export { default as 'alerts/mails' } from '@/messages/alerts/mails';
export { default as 'alerts/saved-searches' } from '@/messages/alerts/saved-searches';
export { default as 'brokers/figures' } from '@/messages/brokers/figures';
export { default as 'brokers/own-listings' } from '@/messages/brokers/own-listings';
export { default as 'brokers/saved-notice' } from '@/messages/brokers/saved-notice';
export { default as 'clients' } from '@/messages/clients';
export { default as 'common' } from '@/messages/common';
export { default as 'content/about' } from '@/messages/content/about';
export { default as 'content/help' } from '@/messages/content/help';
export { default as 'content/policies' } from '@/messages/content/policies';
export { default as 'content/sample' } from '@/messages/content/sample';
export { default as 'content/service-lines' } from '@/messages/content/service-lines';
export { default as 'content/services' } from '@/messages/content/services';
export { default as 'deals' } from '@/messages/deals';
export { default as 'deals/summary' } from '@/messages/deals/summary';
export { default as 'enquiries' } from '@/messages/enquiries';
export { default as 'enquiries/contact' } from '@/messages/enquiries/contact';
export { default as 'enquiries/form' } from '@/messages/enquiries/form';
export { default as 'enquiries/leads' } from '@/messages/enquiries/leads';
export { default as 'enquiries/mails' } from '@/messages/enquiries/mails';
export { default as 'imports' } from '@/messages/imports';
export { default as 'imports/messages' } from '@/messages/imports/messages';
export { default as 'labels' } from '@/messages/labels';
export { default as 'listings/card' } from '@/messages/listings/card';
export { default as 'listings/detail' } from '@/messages/listings/detail';
export { default as 'listings/facts' } from '@/messages/listings/facts';
export { default as 'listings/form' } from '@/messages/listings/form';
export { default as 'listings/freshness' } from '@/messages/listings/freshness';
export { default as 'listings/mails' } from '@/messages/listings/mails';
export { default as 'listings/preview' } from '@/messages/listings/preview';
export { default as 'listings/replies' } from '@/messages/listings/replies';
export { default as 'listings/wizard' } from '@/messages/listings/wizard';
export { default as 'listings/wizard-photos' } from '@/messages/listings/wizard-photos';
export { default as 'office/today' } from '@/messages/office/today';
export { default as 'places' } from '@/messages/places';
export { default as 'prints' } from '@/messages/prints';
export { default as 'replies' } from '@/messages/replies';
export { default as 'search/answers' } from '@/messages/search/answers';
export { default as 'search/applied' } from '@/messages/search/applied';
export { default as 'search/box' } from '@/messages/search/box';
export { default as 'search/filters' } from '@/messages/search/filters';
export { default as 'search/home' } from '@/messages/search/home';
export { default as 'search/list' } from '@/messages/search/list';
export { default as 'search/map' } from '@/messages/search/map';
export { default as 'search/members-list' } from '@/messages/search/members-list';
export { default as 'search/replies' } from '@/messages/search/replies';
export { default as 'settings' } from '@/messages/settings';
export { default as 'shell' } from '@/messages/shell';
export { default as 'shortlists' } from '@/messages/shortlists';
export { default as 'shortlists/comparison' } from '@/messages/shortlists/comparison';
export { default as 'teams' } from '@/messages/teams';
export { default as 'teams/join' } from '@/messages/teams/join';
export { default as 'visits' } from '@/messages/visits';
export { default as 'visits/booking' } from '@/messages/visits/booking';
export { default as 'visits/calendar' } from '@/messages/visits/calendar';
export { default as 'visits/mails' } from '@/messages/visits/mails';
export { default as 'visits/pages' } from '@/messages/visits/pages';
