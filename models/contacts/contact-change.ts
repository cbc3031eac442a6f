import { type InferSchemaType, Schema } from 'mongoose';
import { CONTACT_ACTIONS } from '@/lib/contacts/bulk/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const itemSchema = new Schema(
  {
    id: { type: Schema.Types.ObjectId, required: true },
    /** the contact's previous owner; absent: nobody */
    owner: Schema.Types.ObjectId,
    /** for a deleted contact: its original rows */
    contact: Schema.Types.Mixed,
    notes: { type: [Schema.Types.Mixed], default: undefined },
    pairs: { type: [Schema.Types.Mixed], default: undefined },
  },
  { _id: false },
);

/** A bulk change of contacts, as long as it can be undone. Then the row is deleted, and with it what was deleted. */
const contactChangeSchema = new Schema(
  {
    action: { type: String, enum: CONTACT_ACTIONS, required: true },
    tag: String,
    owner: Schema.Types.ObjectId,
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    at: { type: Date, required: true },
    undoUntil: { type: Date, required: true },
    items: { type: [itemSchema], required: true },
  },
  { versionKey: false, minimize: false },
);

contactChangeSchema.index({ undoUntil: 1 }, { expireAfterSeconds: 0 });

export type ContactChangeRow = InferSchemaType<typeof contactChangeSchema>;
export const ContactChange = defineModel<ContactChangeRow>('ContactChange', contactChangeSchema);
