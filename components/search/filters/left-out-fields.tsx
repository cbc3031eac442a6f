import { ChevronDown } from 'lucide-react';
import { useTexts } from '#language';
import { Choice } from '@/components/ui/forms/control';
import { TextField } from '@/components/ui/forms/field';
import { leftOutOptions } from '@/lib/search/format';
import type { PropertySearch } from '@/lib/search/schema';

export function LeftOutFields({ search, isHome }: { search: PropertySearch; isHome: boolean }) {
  const { t } = useTexts('search/filters');
  const options = leftOutOptions(search, isHome, useTexts('search/applied'));
  return (
    <details className="group border-line border-t" open={options.some(({ chosen }) => chosen)}>
      <summary className="flex min-h-12 list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
        {t('Leave out')}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{t('Leave out')}</legend>
        {options.map(({ name, value, label, chosen }) => (
          <label key={`${name}-${value}`} className="flex min-h-10 items-center gap-3">
            <Choice
              name={name}
              value={value}
              defaultChecked={chosen}
              aria-label={t('Exclude {what}', { what: label })}
            />
            <span className="flex-1">{label}</span>
          </label>
        ))}
        <TextField
          label={t('Localities to exclude')}
          name="notLocality"
          placeholder={t('Besa, Manewada')}
          maxLength={120}
        />
      </fieldset>
    </details>
  );
}
