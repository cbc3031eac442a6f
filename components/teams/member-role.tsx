import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { SelectField } from '@/components/ui/forms/field';
import { TEAM_ROLES, type TeamRole } from '@/lib/platform/auth/roles';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { TEAM_ROLE_LABELS } from '@/lib/teams/membership/constants';
import type { MemberDto, MemberRoleDto } from '@/lib/teams/membership/dto';

/** The role of a member, saved as it is chosen. If another owner has chosen one meanwhile, there is a question. */
export function MemberRole({ member }: { member: MemberDto }) {
  const { t } = useTexts('teams');
  const { refresh } = useRouter();
  const { id, name } = member;
  const [chosen, setChosen] = useState<TeamRole>();
  const [problem, setProblem] = useState<string>();
  const onProblem = (error: unknown) => {
    setChosen(undefined);
    setProblem(serverMessage(error));
  };
  const { save, question } = useMergedRecord<{ role: TeamRole }, MemberRoleDto>({
    record: { id, role: member.role, __v: member.__v },
    storedOf: ({ role, __v }) => ({ fields: { role }, version: __v }),
    send: ({ role }, __v) => api(`/api/team/members/${id}`, { method: 'PATCH', body: { role, __v } }),
    labelOf: () => t('Role of {name}', { name }),
    shownAs: (_, role) => t(TEAM_ROLE_LABELS[role as TeamRole]),
    onSaved({ role }) {
      setChosen(role);
      refresh();
    },
    onProblem,
  });
  const choose = async (role: TeamRole) => {
    setChosen(role);
    setProblem(undefined);
    await save({ role }).catch(onProblem);
  };
  return (
    <>
      <SelectField
        label={<span className="sr-only">{t('Role of {name}', { name })}</span>}
        value={chosen ?? member.role}
        onChange={({ target }) => void choose(target.value as TeamRole)}
      >
        {TEAM_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(TEAM_ROLE_LABELS[role])}
          </option>
        ))}
      </SelectField>
      {(question || problem) && (
        <div className="order-last col-span-full">
          {question}
          <OutcomeNotice outcome={problem ? { text: problem, ok: false } : undefined} />
        </div>
      )}
    </>
  );
}
