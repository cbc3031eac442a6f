import { type InferSchemaType, Schema } from 'mongoose';
import { OUTCOMES, VERDICTS } from '@/lib/imports/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const problemSchema = new Schema({ column: String, value: String, message: String }, { _id: false });

/**
 * One row of an imported file. Its own `_id` becomes that of the record which it creates: a batch that is done twice
 * after a crash cannot create twice.
 */
const importRowSchema = new Schema(
  {
    import: { type: Schema.Types.ObjectId, ref: 'Import', required: true },
    /** as a spreadsheet numbers it: the heading is row 1 */
    row: { type: Number, required: true },
    cells: { type: [String], required: true },
    /** what the check found */
    verdict: { type: String, enum: VERDICTS, default: 'new' },
    /** what the run, or its undo, did */
    outcome: { type: String, enum: OUTCOMES },
    problems: { type: [problemSchema], default: undefined },
    /** what will be made beside the record: the requirement of a client */
    summary: String,
    /** the record that is the same, or the row of this file */
    duplicateOf: Schema.Types.ObjectId,
    duplicateRow: Number,
    /** the record that was created or changed, its version before that, and the values that were replaced */
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
