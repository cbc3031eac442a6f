import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';
import { MAX_TEAM_NAME_LENGTH } from '@/lib/teams/constants';

/** A broker's firm, or the agency itself. Its members are accounts that refer to it (models/platform/user.ts), each to at most one. */
const teamSchema = new Schema(
  {
    name: { type: String, required: true, trim: true, maxlength: MAX_TEAM_NAME_LENGTH },
    /** the firm's registration as a real estate agent (Real Estate Act 2016, s. 9), as typed */
    reraAgentNumber: { type: String, trim: true, maxlength: 40 },
    /** on prints and pages of all its brokers; if absent, each uses their own */
    phone: { type: String, trim: true, maxlength: 30 },
    /** colour of its prints and pages, as #rrggbb */
    color: { type: String, maxlength: 7 },
    secondColor: { type: String, maxlength: 7 },
    /** true for the consultancy that runs the site, which is the only one */
    isAgency: { type: Boolean },
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

teamSchema.index({ isAgency: 1 }, { unique: true, partialFilterExpression: { isAgency: { $exists: true } } });

export type TeamRow = InferSchemaType<typeof teamSchema>;
export const Team = defineModel<TeamRow>('Team', teamSchema);
