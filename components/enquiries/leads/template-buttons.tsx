'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { STARTER_TEMPLATES, type TemplateField } from '@/lib/enquiries/templates/constants';
import type { TemplateDto } from '@/lib/enquiries/templates/dto';
import { fillTemplate } from '@/lib/enquiries/templates/rules';

/** Placeholders that stay in the translated text, for filling in by hand or from known facts. */
const BLANKS = { name: '{name}', title: '{title}', price: '{price}', link: '{link}', agent: '{agent}' };

type Props = {
  templates: readonly TemplateDto[];
  fields: Readonly<Record<TemplateField, string>>;
  onUse: (text: string) => void;
};

export function TemplateButtons({ templates, fields, onUse }: Props) {
  const { t } = useTexts('enquiries/leads');
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-bold">{t('Use a template')}</legend>
      {[
        ...templates,
        ...STARTER_TEMPLATES.map(({ name, text }) => ({ name: t(name), text: t(text, BLANKS) })),
      ].map(({ name, text }) => (
        <Button key={`${name}${text}`} size="sm" onClick={() => onUse(fillTemplate(text, fields))}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
