import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';

/** What people can change in a lead. A state is merged with the reason of a loss. */
export type LeadFields = {
  move: { state: string; lostReason: string };
  nextStep: { text: string; at: string } | null;
  assignee: string;
};

export const fieldsOfLead = ({ state, lostReason, nextStep, assignee }: LeadDetailDto): LeadFields => ({
  move: { state, lostReason: state === 'lost' ? (lostReason ?? '') : '' },
  nextStep: nextStep ? { text: nextStep.text, at: nextStep.at } : null,
  assignee: assignee?.id ?? '',
});

/** As the API takes it. */
export const changeOfLead = ({ move: { state, lostReason }, nextStep, assignee }: LeadFields) => ({
  state,
  ...(state === 'lost' && { lostReason }),
  // without a time the API says what is missing
  nextStep: nextStep && { text: nextStep.text, ...(nextStep.at && { at: nextStep.at }) },
  assignee,
});
