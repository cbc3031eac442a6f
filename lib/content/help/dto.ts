import type { TitledTexts } from '@/lib/platform/language/long-text';

export type HelpTopic = {
  id: string;
  title: string;
  questions: TitledTexts;
  links: readonly { href: string; label: string }[];
};

export type Troubleshooting = {
  /** steps to try when a 3D tour does not load, in order */
  tour: readonly string[];
  questions: TitledTexts;
};
