import { type InferSchemaType, Schema } from 'mongoose';
import { OFFICE_ROLES, USER_ROLES } from '@/lib/platform/auth/roles';
import { defineModel } from '@/lib/platform/db/define-model';

const role = {
  role: { type: String, enum: USER_ROLES, required: true },
  office: { type: String, enum: OFFICE_ROLES },
};

/** A role change of an account, while it can be undone and its mail is held. */
const roleChangeSchema = new Schema(
  {
    user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    from: { type: new Schema(role, { _id: false }), required: true },
    to: { type: new Schema(role, { _id: false }), required: true },
    undoUntil: { type: Date, required: true },
    mail: { type: String, enum: ['waiting', 'sent', 'none'], default: 'waiting' },
    expiresAt: { type: Date, required: true },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

roleChangeSchema.index({ user: 1, createdAt: -1 });
roleChangeSchema.index(
  { user: 1 },
  { name: 'one waiting', unique: true, partialFilterExpression: { mail: 'waiting' } },
);
roleChangeSchema.index({ mail: 1, undoUntil: 1 });
roleChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type RoleChangeRow = InferSchemaType<typeof roleChangeSchema>;
export const RoleChange = defineModel<RoleChangeRow>('RoleChange', roleChangeSchema);
