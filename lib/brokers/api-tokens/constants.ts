import type { ApiScope } from '@/lib/platform/auth/scopes';

export const MAX_API_TOKENS = 20;
export const MAX_TOKEN_NAME_LENGTH = 60;
/** Days until a token expires; none is permanent. */
export const API_TOKEN_DAYS = [30, 90, 180, 365] as const;
/** How many calls made with tokens are shown. */
export const SHOWN_API_CALLS = 50;

export const SCOPE_LABELS = {
  'listings:read': 'Read listings',
  'listings:write': 'Change listings',
  'leads:read': 'Read leads',
  'leads:write': 'Answer and change leads',
  'visits:read': 'Read visits',
  'visits:write': 'Answer visits',
  'clients:read': 'Read clients',
  'clients:write': 'Change clients',
  'deals:read': 'Read deals',
  'deals:write': 'Change deals',
} as const satisfies Record<ApiScope, string>;
