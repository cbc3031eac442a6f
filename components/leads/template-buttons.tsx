'use client';

import { Button } from '@/components/ui/button';
import { STARTER_TEMPLATES, type TemplateField } from '@/lib/answer-template/constants';
import type { TemplateDto } from '@/lib/answer-template/dto';
import { fillTemplate } from '@/lib/answer-template/rules';

type Props = {
  templates: readonly TemplateDto[];
  fields: Readonly<Record<TemplateField, string>>;
  onUse: (text: string) => void;
};

/** Texts to begin an answer with, their fields filled in. */
export function TemplateButtons({ templates, fields, onUse }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-bold">Begin with</legend>
      {[...templates, ...STARTER_TEMPLATES].map(({ name, text }) => (
        <Button key={`${name}${text}`} size="sm" onClick={() => onUse(fillTemplate(text, fields))}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
