import common from '@/messages/common';
import doors from '@/messages/doors';
import labels from '@/messages/labels';
import layout from '@/messages/layout';
import replies from '@/messages/replies';
import search from '@/messages/search';

/**
 * Every text of the pages by domain: the English text is the key, and beside it stand Marathi and Hindi .
 * Only the server loads it: a page sends one language, and of it the domains that its client components use.
 */
export const catalogue = { common, doors, labels, layout, replies, search };
export type Catalogue = typeof catalogue;
