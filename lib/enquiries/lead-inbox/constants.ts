export const LEAD_SORTS = ['newest', 'due'] as const;
export const LEAD_DUE = ['today', 'week'] as const;
export const LEADS_PAGE_SIZE = 20;
