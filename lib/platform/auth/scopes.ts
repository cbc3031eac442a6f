/** What an API token may be used for. `:write` does not include `:read`: a token gets what its maker ticks. */
export const API_SCOPES = [
  'listings:read',
  'listings:write',
  'leads:read',
  'leads:write',
  'visits:read',
  'visits:write',
  'clients:read',
  'clients:write',
  'deals:read',
  'deals:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Every API token begins with it, so that scanners for secrets and people recognise one. */
export const API_TOKEN_PREFIX = 'saptam_api_';
/** The role whose accounts make and use API tokens. */
export const API_TOKEN_ROLE = 'broker';
