import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { Section, SettingHit } from '@/lib/settings/constants';
import { SETTINGS_SECTIONS, type SettingsSection } from '@/lib/settings/schema';
import { SETTINGS_PATH } from './settings-menu';

const RATES = {
  title: 'Rates',
  lead: 'Stamp duty, registration, GST and home loan interest, each with its start date.',
};

const LANGUAGE_MODEL = {
  title: 'Language model',
  lead: 'What is sent to the model, where and when, if one is set up.',
};

export function SettingsSections({ sections }: { sections: Record<SettingsSection, Section> }) {
  const { label } = useTexts('settings/office');
  const items = [
    ...SETTINGS_SECTIONS.map((key) => ({ key, ...sections[key] })),
    { key: 'rates', ...RATES },
    { key: 'language-model', ...LANGUAGE_MODEL },
  ];
  return (
    <ul className="grid gap-x-8 border-line border-t md:grid-cols-2">
      {items.map(({ key, title, lead }) => (
        <li key={key} className="border-line border-b py-3">
          <Heading level={2} size="inherit" className="font-bold">
            <Link className="link" href={`${SETTINGS_PATH}/${key}`}>
              {label(title)}
            </Link>
          </Heading>
          <p className="text-ink-soft text-note">{label(lead)}</p>
        </li>
      ))}
    </ul>
  );
}

export function SettingsHits({ hits, search }: { hits: readonly SettingHit[]; search: string }) {
  const { t, label: text } = useTexts('settings/office');
  if (hits.length === 0)
    return <p className="text-ink-soft">{t('No setting matches “{search}”.', { search })}</p>;
  return (
    <ul aria-label={t('Settings found')} className="border-line border-t">
      {hits.map(({ section, title, name, label }) => (
        <li key={`${section} ${name}`} className="border-line border-b py-2.5">
          <Link className="link" href={`${SETTINGS_PATH}/${section}${name ? `#${name}` : ''}`}>
            {label && text(label)}
          </Link>
          <span className="text-ink-soft text-note"> · {text(title)}</span>
        </li>
      ))}
    </ul>
  );
}
