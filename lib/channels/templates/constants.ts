import type { ConsentKind, PriceCategory } from '@/lib/channels/constants';
import type { Language } from '@/lib/platform/language/languages';

/** Template statuses. `draft` is not submitted yet; the others are WhatsApp's. */
export const TEMPLATE_STATUSES = ['draft', 'pending', 'approved', 'rejected', 'paused', 'disabled'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];
export const TEMPLATE_STATUS_LABELS = {
  draft: 'Not submitted',
  pending: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  paused: 'Paused',
  disabled: 'Switched off',
} as const satisfies Record<TemplateStatus, string>;

type OwnTemplate = {
  /** the consent required to send it */
  consent: ConsentKind;
  category: PriceCategory;
  /** labels of its variables in order, each with an example for WhatsApp's reviewers */
  variables: readonly (readonly [label: string, example: string])[];
  body: Readonly<Record<Language, string>>;
};

/** The templates used by the site itself. WhatsApp approves each one per language; it refuses a variable at the start or end. */
export const OWN_TEMPLATES = {
  visit_reminder: {
    consent: 'visits',
    category: 'utility',
    variables: [
      ['Name', 'Asha'],
      ['Home', '2 BHK flat in Besa'],
      ['Day and time', '28 Nov 2026, 4:00 pm'],
    ],
    body: {
      en: 'Hello {{1}}, a reminder of your visit to {{2}} on {{3}}. Reply here if you need another time.',
      mr: 'नमस्कार {{1}}, {{2}} पाहण्यासाठी {{3}} रोजी तुमची भेट ठरली आहे. वेळ बदलायची असल्यास येथे उत्तर द्या.',
      hi: 'नमस्ते {{1}}, {{2}} देखने के लिए {{3}} को आपकी विज़िट तय है। समय बदलना हो तो यहाँ जवाब दें।',
    },
  },
  enquiry_answer: {
    consent: 'answers',
    category: 'utility',
    variables: [
      ['Name', 'Asha'],
      ['Home', '2 BHK flat in Besa'],
      ['Answer', 'Yes, it is still available.'],
    ],
    body: {
      en: 'Hello {{1}}, about your enquiry on {{2}}: {{3}} Reply here to go on.',
      mr: 'नमस्कार {{1}}, {{2}} बद्दलच्या तुमच्या चौकशीचे उत्तर: {{3}} पुढे बोलण्यासाठी येथे उत्तर द्या.',
      hi: 'नमस्ते {{1}}, {{2}} के बारे में आपकी पूछताछ का जवाब: {{3}} आगे बात करने के लिए यहाँ जवाब दें।',
    },
  },
  home_alert: {
    consent: 'alerts',
    category: 'marketing',
    variables: [
      ['Name', 'Asha'],
      ['Home', '2 BHK flat in Besa at ₹45 L'],
      ['Link', 'https://example.com/properties/1'],
    ],
    body: {
      en: 'Hello {{1}}, a home like those you look for: {{2}}. See it at {{3}} . Reply STOP to end these messages.',
      mr: 'नमस्कार {{1}}, तुम्ही शोधता तसे घर: {{2}}. येथे पाहा: {{3}} . हे संदेश नको असल्यास "थांबवा" असे लिहा.',
      hi: 'नमस्ते {{1}}, आपकी पसंद जैसा घर: {{2}}। यहाँ देखें: {{3}} । ये संदेश नहीं चाहिए तो "बंद करो" लिखें।',
    },
  },
} as const satisfies Record<string, OwnTemplate>;

export type OwnTemplateName = keyof typeof OWN_TEMPLATES;
export const OWN_TEMPLATE_NAMES = Object.keys(OWN_TEMPLATES) as OwnTemplateName[];
