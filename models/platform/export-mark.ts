import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** Which file a person took away last, for some seconds: its `_id` is the person's (lib/platform/audit/mutations.ts). */
const exportMarkSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    /** hash of what was asked for: a search may be a person's name */
    file: { type: String, required: true },
    at: { type: Date, required: true },
    /** of the audit log */
    entry: { type: Schema.Types.ObjectId, required: true },
  },
  { versionKey: false },
);

exportMarkSchema.index({ at: 1 }, { expireAfterSeconds: 60 });

export type ExportMarkRow = InferSchemaType<typeof exportMarkSchema>;
export const ExportMark = defineModel<ExportMarkRow>('ExportMark', exportMarkSchema);
