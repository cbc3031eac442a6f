import { type InferSchemaType, Schema } from 'mongoose';
import { DUPLICATE_RULES, IMPORT_KINDS, IMPORT_STATUSES } from '@/lib/imports/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { DATE_ORDERS } from '@/lib/platform/tabular/constants';

const amount = { type: Number, default: 0 };

/** Number of rows by result: the first four from the check, the rest from the run and its undo. */
const countsSchema = new Schema(
  {
    new: amount,
    duplicate: amount,
    wrong: amount,
    /** duplicates except for the first use of a listing's own code in this file */
    alike: amount,
    created: amount,
    updated: amount,
    unchanged: amount,
    skipped: amount,
    failed: amount,
    undone: amount,
    kept: amount,
  },
  { _id: false },
);

/** A file's import: content, progress, and current lease. Its rows are `ImportRow`s. */
const importSchema = new Schema(
  {
    kind: { type: String, enum: IMPORT_KINDS, required: true },
    fileName: { type: String, required: true },
    bytes: { type: Number, required: true },
    /** such as "CSV (;), windows-1252"; "CSV, separated by semicolons" in older rows */
    format: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    status: { type: String, enum: IMPORT_STATUSES, required: true },
    headings: { type: [String], required: true },
    /** the first rows, for the column mapping */
    samples: { type: [[String]], default: [] },
    /** the field that each heading fills, or '' */
    mapping: { type: [String], default: [] },
    /** suggested field for each heading, even if it is too uncertain to fill in */
    suggestions: { type: [String], default: [] },
    duplicates: { type: String, enum: DUPLICATE_RULES, default: 'skip' },
    dateOrder: { type: String, enum: DATE_ORDERS, default: 'dmy' },
    rows: { type: Number, required: true },
    /** number of the last row, as in a spreadsheet */
    lastRow: { type: Number, required: true },
    /** number of the last row finished by the current step; an undo counts down */
    cursor: { type: Number, default: 0 },
    counts: { type: countsSchema, default: () => ({}) },
    /** sheet of a workbook, and the workbook, whose other sheets are imports with the same `group` */
    sheet: String,
    group: Schema.Types.ObjectId,
    /** pictures from the file's ZIP: their paths in it, and their stored keys */
    pictures: {
      type: [new Schema({ name: String, publicId: String }, { _id: false })],
      default: [],
    },
    /** lines above the headings, which apply to all rows */
    title: { type: String, default: '' },
    /** lines that are no rows: titles, totals, repeated headings */
    notes: { type: [String], default: [] },
    /** meanings of values (lib/imports/decisions), and decisions for this file, as pairs of key and meaning */
    readings: { type: [Schema.Types.Mixed], default: [] },
    decisions: { type: [[String]], default: [] },
    /** columns with invalid cells, and the number of rows */
    faults: { type: [new Schema({ column: String, rows: Number }, { _id: false })], default: [] },
    /** consent of all clients in the file */
    consent: Schema.Types.Mixed,
    stop: { type: Boolean, default: false },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    /** the reason why it failed, as a sentence for admins */
    message: String,
    startedAt: Date,
    finishedAt: Date,
    undoneAt: Date,
    /** the time until which the rows are kept and the import can be undone */
    rowsUntil: { type: Date, required: true },
  },
  { timestamps: true, versionKey: false },
);

importSchema.index({ kind: 1, createdAt: -1, _id: -1 });
// imports of one member (lib/imports/own)
importSchema.index({ by: 1, kind: 1, createdAt: -1, _id: -1 });
importSchema.index({ status: 1, leaseUntil: 1 });
importSchema.index({ group: 1 }, { sparse: true });

export type ImportRecord = InferSchemaType<typeof importSchema>;
export const Import = defineModel<ImportRecord>('Import', importSchema);
