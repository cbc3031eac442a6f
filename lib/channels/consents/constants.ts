import type { ConsentKind } from '@/lib/channels/constants';

/** Forms that ask for consent with a separate unticked checkbox, and the purpose. */
export const CONSENT_FORMS = {
  enquiry: {
    kind: 'answers',
    words:
      '{name} may reply to me on WhatsApp at this number. I can stop this at any time with "Stop" or under "My enquiries".',
  },
  visit: {
    kind: 'visits',
    words:
      '{name} may remind me of the visit on WhatsApp at this number. I can stop this at any time with "Stop" or under "My visits".',
  },
  alert: {
    kind: 'alerts',
    words:
      '{name} may also tell me about such homes on WhatsApp, at my account’s confirmed number. I can stop this at any time with "Stop" or under "Saved searches".',
  },
  signUp: {
    kind: 'offers',
    words:
      '{name} may send me offers on WhatsApp at this number. I can stop this at any time with "Stop" or under "My enquiries".',
  },
} as const satisfies Record<string, { kind: ConsentKind; words: string }>;
export type ConsentForm = keyof typeof CONSENT_FORMS;
