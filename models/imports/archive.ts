import { type InferSchemaType, Schema } from 'mongoose';
import { ARCHIVE_KINDS, ARCHIVE_STATUSES } from '@/lib/imports/archives/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** Everything of a member, a team or the office as one ZIP: being made, or being read in again. The file is in the object store. */
const archiveSchema = new Schema(
  {
    kind: { type: String, enum: ARCHIVE_KINDS, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    /** of its readme and of the page that asked for it */
    language: { type: String, enum: LANGUAGES, default: 'en' },
    status: { type: String, enum: ARCHIVE_STATUSES, required: true },
    /** of one that is made: whose records it holds (lib/imports/archives/mutations.ts) */
    scope: String,
    /** files that are packed, or records that are read, of `total` */
    cursor: { type: Number, default: 0 },
    total: { type: Number, default: 0 },
    fileName: { type: String, required: true },
    bytes: { type: Number, default: 0 },
    /** records and files by the list that they are in */
    counts: { type: Schema.Types.Mixed, default: () => ({}) },
    /** what could not be taken along, or not be read in, as sentences */
    notes: { type: [String], default: [] },
    /** of one that is read in: from which place on codes of listings were free when it began */
    codesFrom: Number,
    /** somebody wants it to end */
    stop: { type: Boolean, default: false },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    /** why it broke off */
    message: String,
    finishedAt: Date,
    /** until when the file can be fetched */
    expiresAt: { type: Date, required: true },
  },
  { timestamps: true, versionKey: false, minimize: false },
);

archiveSchema.index({ by: 1, createdAt: -1, _id: -1 });
archiveSchema.index({ status: 1, leaseUntil: 1 });
archiveSchema.index({ expiresAt: 1 });

export type ArchiveRecord = InferSchemaType<typeof archiveSchema>;
export const Archive = defineModel<ArchiveRecord>('Archive', archiveSchema);
