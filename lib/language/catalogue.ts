import about from '@/messages/about';
import card from '@/messages/card';
import common from '@/messages/common';
import contact from '@/messages/contact';
import doors from '@/messages/doors';
import home from '@/messages/home';
import labels from '@/messages/labels';
import layout from '@/messages/layout';
import lines from '@/messages/lines';
import places from '@/messages/places';
import replies from '@/messages/replies';
import search from '@/messages/search';

/**
 * Every text of the pages by domain: the English text is the key, and beside it stand Marathi and Hindi .
 * Only the server loads it: a page sends one language, and of it the domains that its client components use.
 */
export const catalogue = {
  about,
  card,
  common,
  contact,
  doors,
  home,
  labels,
  layout,
  lines,
  places,
  replies,
  search,
};
export type Catalogue = typeof catalogue;
