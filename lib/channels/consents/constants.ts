import type { ConsentKind } from '@/lib/channels/constants';

/** Forms that ask for consent with a separate unticked checkbox, and the purpose. */
export const CONSENT_FORMS = {
  enquiry: {
    kind: 'answers',
    words:
      '{name} may answer me by WhatsApp on this number. I can end this at any time with "Stop" or under "My enquiries".',
  },
  visit: {
    kind: 'visits',
    words:
      '{name} may remind me of the visit by WhatsApp on this number. I can end this at any time with "Stop" or under "My visits".',
  },
  alert: {
    kind: 'alerts',
    words:
      '{name} may tell me of such homes by WhatsApp too, on the confirmed number of my account. I can end this at any time with "Stop" or under "Saved searches".',
  },
  signUp: {
    kind: 'offers',
    words:
      '{name} may send me offers by WhatsApp on this number. I can end this at any time with "Stop" or under "My enquiries".',
  },
} as const satisfies Record<string, { kind: ConsentKind; words: string }>;
export type ConsentForm = keyof typeof CONSENT_FORMS;
