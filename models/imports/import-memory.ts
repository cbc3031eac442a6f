import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/** What somebody decided about a value or a heading of a file: it holds for the next file of the same person. */
const importMemorySchema = new Schema(
  {
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    /** of a value its `decisionKey`; of a heading `heading:{kind}:{heading}` */
    key: { type: String, required: true, maxlength: 300 },
    meaning: { type: String, default: '', maxlength: 200 },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

importMemorySchema.index({ by: 1, key: 1 }, { unique: true });
importMemorySchema.index({ by: 1, at: -1 });

export type ImportMemoryRow = InferSchemaType<typeof importMemorySchema>;
export const ImportMemory = defineModel<ImportMemoryRow>('ImportMemory', importMemorySchema);
