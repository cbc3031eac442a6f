import { RecordHistory } from '@/components/office/audit-log/record-history';
import { SettingsHits, SettingsSections } from '@/components/settings/settings-index';
import { PageFrame } from '@/components/shell/page-frame';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { FilterBar, SearchBox } from '@/components/ui/lists/filters';
import { loadSettingsHistory } from '@/lib/office/audit-log/loaders';
import { loadSettings } from '@/lib/office/settings.loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('settings/office', 'Settings');

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const { t } = await texts('settings/office');
  const { sections, search, hits } = await loadSettings(await searchParams);
  const history = await loadSettingsHistory();
  return (
    <PageFrame
      title={t('Settings')}
      subtitle={t('Changes take effect immediately for all visitors. Each change is in the audit log.')}
      actions={<ActionLinks links={[{ label: t('Export all data'), href: '/dashboard/archive' }]} />}
    >
      <FilterBar submit={t('Search')}>
        <SearchBox placeholder={t('Phone, opening hours, stamp duty')} value={search} />
      </FilterBar>
      {search ? <SettingsHits hits={hits} search={search} /> : <SettingsSections sections={sections} />}
      <RecordHistory history={history} />
    </PageFrame>
  );
}
