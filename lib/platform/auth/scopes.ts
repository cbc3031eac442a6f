/** The scopes of API tokens. `:write` does not include `:read`, because a token gets exactly the ticked scopes. */
export const SCOPE_LABELS = {
  'listings:read': 'Read listings',
  'listings:write': 'Change listings',
  'leads:read': 'Read leads',
  'leads:write': 'Reply to and edit leads',
  'visits:read': 'Read visits',
  'visits:write': 'Answer visits',
  'clients:read': 'Read clients',
  'clients:write': 'Change clients',
  'deals:read': 'Read deals',
  'deals:write': 'Change deals',
} as const;
export type ApiScope = keyof typeof SCOPE_LABELS;
export const API_SCOPES = Object.keys(SCOPE_LABELS) as ApiScope[];

/** Prefix of every API token, recognisable to people and secret scanners. */
export const API_TOKEN_PREFIX = 'saptam_api_';
export const API_TOKEN_ROLE = 'broker';
