/** The scopes of API tokens. `:write` does not include `:read`: a token gets exactly what is ticked. */
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

/** Prefix of every API token, recognisable to people and secret scanners. */
export const API_TOKEN_PREFIX = 'saptam_api_';
/** The role whose accounts can create and use API tokens. */
export const API_TOKEN_ROLE = 'broker';
