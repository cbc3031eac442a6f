import { LanguageModelFacts } from '@/components/settings/language-model-facts';
import { SettingsMenu } from '@/components/settings/settings-menu';
import { PageFrame } from '@/components/shell/page-frame';
import { loadLanguageModel } from '@/lib/office/settings.loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('settings/office', 'Language model');

export default async function LanguageModelPage() {
  const { t } = await texts('settings/office');
  const { sections, model } = await loadLanguageModel();
  return (
    <PageFrame
      title={t('Settings')}
      crumb={t('Language model')}
      menu={<SettingsMenu sections={sections} current="language-model" />}
    >
      <LanguageModelFacts model={model} />
    </PageFrame>
  );
}
