import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** A home that matches, or matched, a client's requirement. One row per requirement and listing for good, so that a match is not reported twice. */
const clientMatchSchema = new Schema(
  {
    requirement: { type: Schema.Types.ObjectId, ref: 'Requirement', required: true },
    client: { type: Schema.Types.ObjectId, ref: 'Client', required: true },
    /** the client's owner and team */
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    team: { type: Schema.Types.ObjectId, default: null },
    property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
    /** title when last seen, because the listing may be gone */
    title: { type: String, required: true },
    isNear: { type: Boolean, default: false },
    /** "2 BHK in Dharampeth", "₹58 L within ₹60 L" */
    reasons: { type: [String], default: [] },
    foundAt: { type: Date, required: true },
    /** true if not viewed since it appeared, ended or returned */
    isUnseen: { type: Boolean, default: true },
    /** when and why it stopped matching */
    endedAt: { type: Date, default: null },
    ended: String,
    demo: { type: Boolean, select: false },
  },
  { timestamps: false, versionKey: false },
);

clientMatchSchema.index({ requirement: 1, property: 1 }, { unique: true });
clientMatchSchema.index({ property: 1, owner: 1 });
clientMatchSchema.index({ client: 1, foundAt: -1 });
clientMatchSchema.index({ client: 1, isUnseen: 1 });
clientMatchSchema.index({ owner: 1, isUnseen: 1, client: 1 });
clientMatchSchema.index({ team: 1, isUnseen: 1, client: 1 });
clientMatchSchema.index({ endedAt: 1 });

export type ClientMatchRow = InferSchemaType<typeof clientMatchSchema>;
export const ClientMatch = defineModel<ClientMatchRow>('ClientMatch', clientMatchSchema);
