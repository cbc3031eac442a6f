import { type InferSchemaType, Schema } from 'mongoose';
import { OFFICE_ROLES, TEAM_ROLES } from '@/lib/platform/auth/roles';
import { defineModel } from '@/lib/platform/db/define-model';

/** An invitation by mail to join a team. Only a hash of the link's token is stored, so a leaked database opens no team. */
const teamInvitationSchema = new Schema(
  {
    team: { type: Schema.Types.ObjectId, ref: 'Team', required: true },
    email: { type: String, required: true, trim: true, maxlength: 254 },
    /** the only account that can accept it (models/platform/user.ts) */
    emailKey: { type: String, required: true },
    role: { type: String, enum: TEAM_ROLES, required: true },
    /** for the agency's office, the office role that comes with the membership */
    office: { type: String, enum: OFFICE_ROLES },
    tokenHash: { type: String, required: true },
    invitedBy: { type: Schema.Types.ObjectId, ref: 'User' },
    expiresAt: { type: Date, required: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

teamInvitationSchema.index({ tokenHash: 1 }, { unique: true });
// inviting an address again replaces the link
teamInvitationSchema.index({ team: 1, emailKey: 1 }, { unique: true });
teamInvitationSchema.index({ emailKey: 1 });
teamInvitationSchema.index({ office: 1, createdAt: -1 }, { sparse: true });
teamInvitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type TeamInvitationRow = InferSchemaType<typeof teamInvitationSchema>;
export const TeamInvitation = defineModel<TeamInvitationRow>('TeamInvitation', teamInvitationSchema);
