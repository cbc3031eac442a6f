import type { Question } from '@/lib/content/service-lines/dto';

export type HelpTopic = {
  id: string;
  title: string;
  questions: readonly Question[];
  links: readonly { href: string; label: string }[];
};

export type Troubleshooting = {
  /** steps to try when a 3D tour does not load, in order */
  tour: readonly string[];
  questions: readonly Question[];
};
