import { useTexts } from '#language';
import { TabLinks } from '@/components/ui/actions/tab-links';
import type { Section } from '@/lib/settings/constants';
import { SETTINGS_SECTIONS, type SettingsSection } from '@/lib/settings/schema';

export const SETTINGS_PATH = '/admin/settings';

type Props = {
  sections: Record<SettingsSection, Section>;
  current: SettingsSection | 'rates' | 'language-model';
};

export function SettingsMenu({ sections, current }: Props) {
  const { t, label } = useTexts('settings/office');
  const tabs = [
    ...SETTINGS_SECTIONS.map((key) => ({ key, label: label(sections[key].title) })),
    { key: 'rates', label: t('Rates') },
    { key: 'language-model', label: t('Language model') },
  ].map((tab) => ({ ...tab, href: `${SETTINGS_PATH}/${tab.key}` }));
  return <TabLinks label={t('Settings sections')} current={current} tabs={tabs} isOneRow />;
}
