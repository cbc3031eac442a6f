import { SettingsForm } from '@/components/settings/settings-form';
import { SettingsMenu } from '@/components/settings/settings-menu';
import { PageFrame } from '@/components/shell/page-frame';
import { loadSettingsSection } from '@/lib/office/settings.loaders';

export const metadata = { title: 'Settings' };

export default async function SettingsSectionPage({ params }: PageProps<'/admin/settings/[section]'>) {
  const { section, sections, stored, defaults } = await loadSettingsSection((await params).section);
  const { site, retention } = defaults;
  return (
    <PageFrame
      title="Settings"
      crumb={sections[section].title}
      menu={<SettingsMenu sections={sections} current={section} />}
    >
      <SettingsForm
        key={section}
        section={section}
        stored={stored}
        defaults={{ site, retention, exitPopup: site.exitPopup }}
      />
    </PageFrame>
  );
}
