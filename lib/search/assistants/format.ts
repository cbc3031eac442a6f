import type { HelpTopic } from '@/lib/content/help/dto';
import type { Policy } from '@/lib/content/policies/dto';

/** Pages of running text as Markdown. */
export const helpText = (topics: readonly HelpTopic[]): string =>
  topics
    .flatMap(({ title, questions }) => [
      `# ${title}`,
      ...Object.entries(questions).map(([question, answer]) => `## ${question}\n\n${answer}`),
    ])
    .join('\n\n');

export const policyText = ({ title, lead, sections }: Policy): string =>
  [
    `# ${title}\n\n${lead}`,
    ...sections.flatMap(({ title: heading, text, list = [], table }) => [
      `## ${heading}`,
      ...text,
      [...list, ...(table?.rows ?? []).map((row) => row.join('; '))].map((item) => `- ${item}`).join('\n'),
    ]),
  ].join('\n\n');
