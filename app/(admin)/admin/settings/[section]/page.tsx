import { SettingsForm } from '@/components/settings/settings-form';
import { SettingsMenu } from '@/components/settings/settings-menu';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadSettingsSection } from '@/lib/office/settings.loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';

export const generateMetadata = titleOf('settings/office', 'Settings');

export default async function SettingsSectionPage({ params }: PageProps<'/admin/settings/[section]'>) {
  const { t, label } = await texts('settings/office');
  const { section, sections, stored, defaults } = await loadSettingsSection((await params).section);
  const { site, retention } = defaults;
  return (
    <PageFrame
      title={t('Settings')}
      crumb={label(sections[section].title)}
      menu={<SettingsMenu sections={sections} current={section} />}
    >
      <PageTexts of={['settings/office']} labels={WEEK_DAYS}>
        <SettingsForm
          key={section}
          section={section}
          stored={stored}
          defaults={{ site, retention, exitPopup: site.exitPopup }}
        />
      </PageTexts>
    </PageFrame>
  );
}
