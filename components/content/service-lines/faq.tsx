import { ChevronDown } from 'lucide-react';
import type { TitledTexts } from '@/lib/platform/language/long-text';

/** Questions and answers that open without JavaScript; "find in page" also finds closed answers. */
export function Faq({ questions }: { questions: TitledTexts }) {
  return (
    <div className="border-line border-b">
      {Object.entries(questions).map(([question, answer]) => (
        <details key={question} className="group border-line border-t">
          <summary className="flex list-none items-start justify-between gap-4 py-4 font-bold text-lg leading-snug hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              className="mt-0.5 size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="measure pb-5">{answer}</p>
        </details>
      ))}
    </div>
  );
}
