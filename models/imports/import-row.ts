import { type InferSchemaType, Schema } from 'mongoose';
import { OUTCOMES, VERDICTS } from '@/lib/imports/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const problemSchema = new Schema({ column: String, value: String, message: String }, { _id: false });

/** One row of an imported file. Its `_id` becomes that of the record it creates, so that a batch repeated after a crash can't create it twice. */
const importRowSchema = new Schema(
  {
    import: { type: Schema.Types.ObjectId, ref: 'Import', required: true },
    /** the number in a spreadsheet, where the heading is row 1 */
    row: { type: Number, required: true },
    cells: { type: [String], required: true },
    /** result of the check */
    verdict: { type: String, enum: VERDICTS, default: 'new' },
    /** result of the run, or of its undo */
    outcome: { type: String, enum: OUTCOMES },
    problems: { type: [problemSchema], default: undefined },
    /** created beside the record, such as a client's requirement */
    summary: String,
    /** the identical record, or row of this file */
    duplicateOf: Schema.Types.ObjectId,
    duplicateRow: Number,
    /** the created or changed record, its previous version, and the replaced values */
    target: Schema.Types.ObjectId,
    version: Number,
    before: Schema.Types.Mixed,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

importRowSchema.index({ import: 1, row: 1 }, { unique: true });
importRowSchema.index({ import: 1, verdict: 1, row: 1 });
importRowSchema.index({ import: 1, outcome: 1, row: 1 });
importRowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ImportRowRecord = InferSchemaType<typeof importRowSchema>;
export const ImportRow = defineModel<ImportRowRecord>('ImportRow', importRowSchema);
