import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** The person's last download, kept for some seconds; `_id` is the person's (lib/platform/audit/mutations.ts). */
const exportMarkSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    /** hash of the request, because a search may be a person's name */
    file: { type: String, required: true },
    at: { type: Date, required: true },
    /** entry of the audit log */
    entry: { type: Schema.Types.ObjectId, required: true },
  },
  { versionKey: false },
);

exportMarkSchema.index({ at: 1 }, { expireAfterSeconds: 60 });

export type ExportMarkRow = InferSchemaType<typeof exportMarkSchema>;
export const ExportMark = defineModel<ExportMarkRow>('ExportMark', exportMarkSchema);
