/** The host: the agency for its own listings, or the lister. */
export const VISIT_HOSTS = ['all', 'agency', 'listers'] as const;
export type VisitHost = (typeof VISIT_HOSTS)[number];
export const VISIT_HOST_LABELS: Record<VisitHost, string> = {
  all: 'Everybody’s',
  agency: 'The agency’s',
  listers: 'Listers’',
};

/** States selectable in the URL. Without one, the list shows open visits. */
export const OFFICE_VISIT_STATES = ['ended', 'every'] as const;
export const OFFICE_VISIT_STATE_LABELS: Record<(typeof OFFICE_VISIT_STATES)[number], string> = {
  ended: 'Past or cancelled',
  every: 'Open and ended',
};

/** List orders. By default, open visits start with the next one and others with the last one. */
export const OFFICE_VISIT_ORDERS = ['soonest', 'latest', 'newest', 'oldest'] as const;
export type OfficeVisitOrder = (typeof OFFICE_VISIT_ORDERS)[number];
export const OFFICE_VISIT_ORDER_LABELS: Record<OfficeVisitOrder, string> = {
  soonest: 'Earliest visit',
  latest: 'Latest visit',
  newest: 'Newest request',
  oldest: 'Oldest request',
};

export const VISITS_PATH = '/admin/visits';
export const VISITS_PER_PAGE = 20;
