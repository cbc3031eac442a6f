import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Data sent by the exit popup: an email address and the paths of this visit. */
const visitRecordSchema = new Schema(
  {
    email: { type: String, required: true, trim: true, maxlength: 254 },
    visitedPages: { type: [String], default: [] },
    /** the consent given by sending; absent if not recorded */
    consent: { type: String, maxlength: 2000 },
    /** the email in its normal form (lib/contacts/rules.ts) */
    matchKeys: { type: [String], default: undefined, select: false },
    demo: { type: Boolean, select: false },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

visitRecordSchema.index({ createdAt: -1, _id: -1 });
visitRecordSchema.index({ matchKeys: 1, createdAt: -1 });

export type VisitRecordRow = InferSchemaType<typeof visitRecordSchema>;
export const VisitRecord = defineModel<VisitRecordRow>('VisitRecord', visitRecordSchema);
