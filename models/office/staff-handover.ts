import { type InferSchemaType, Schema } from 'mongoose';
import { HANDOVER_KINDS } from '@/lib/office/handovers/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const itemSchema = new Schema(
  {
    kind: { type: String, enum: HANDOVER_KINDS, required: true },
    to: { type: Schema.Types.ObjectId, ref: 'User' },
    ids: { type: [Schema.Types.ObjectId], default: [] },
    /** for enquiries, the leads that moved with them */
    leads: { type: [Schema.Types.ObjectId], default: undefined },
  },
  { _id: false },
);

/** The work of a person who left the office, with its receivers. */
const staffHandoverSchema = new Schema({
  user: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  at: { type: Date, required: true },
  items: { type: [itemSchema], default: [] },
  undoneAt: Date,
  expiresAt: { type: Date, required: true },
});

staffHandoverSchema.index({ user: 1, at: -1 });
staffHandoverSchema.index({ by: 1 });
staffHandoverSchema.index({ 'items.to': 1 });
staffHandoverSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type StaffHandoverRow = InferSchemaType<typeof staffHandoverSchema>;
export const StaffHandover = defineModel<StaffHandoverRow>('StaffHandover', staffHandoverSchema);
