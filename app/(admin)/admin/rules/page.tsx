import { RuleForm, RuleTable } from '@/components/compliance/rule-table';
import { PageFrame } from '@/components/shell/page-frame';
import { loadRules } from '@/lib/compliance/rulebook/loaders';

export const metadata = { title: 'Rules of the law' };

export default async function RulesPage() {
  const { rules, today } = await loadRules();
  return (
    <PageFrame
      title="Rules of the law"
      subtitle="Each with its source and the day on which it was read. A change adds a row; older rows stay, so that an older deal can be explained."
    >
      <RuleTable rules={rules} today={today} />
      <RuleForm rules={rules} />
    </PageFrame>
  );
}
