import { type InferSchemaType, Schema } from 'mongoose';
import { ARCHIVE_KINDS, ARCHIVE_STATUSES } from '@/lib/imports/archive-files/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** All records of a member, a team or the office as one ZIP, while being created or restored. The file is in the object store. */
const archiveSchema = new Schema(
  {
    kind: { type: String, enum: ARCHIVE_KINDS, required: true },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    byName: { type: String, required: true },
    /** language of its readme and of the page that ordered it */
    language: { type: String, enum: LANGUAGES, default: 'en' },
    status: { type: String, enum: ARCHIVE_STATUSES, required: true },
    /** scope of an export's records (lib/imports/archives/mutations.ts) */
    scope: String,
    /** files packed, or records read, of `total` */
    cursor: { type: Number, default: 0 },
    total: { type: Number, default: 0 },
    fileName: { type: String, required: true },
    bytes: { type: Number, default: 0 },
    /** number of records and files per list */
    counts: { type: Schema.Types.Mixed, default: () => ({}) },
    /** sentences about records that could not be exported or restored */
    notes: { type: [String], default: [] },
    /** first free listing code when a restore started */
    codesFrom: Number,
    stop: { type: Boolean, default: false },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    /** the reason why it failed */
    message: String,
    finishedAt: Date,
    /** the time until which the file can be downloaded */
    expiresAt: { type: Date, required: true },
  },
  { timestamps: true, versionKey: false, minimize: false },
);

archiveSchema.index({ by: 1, createdAt: -1, _id: -1 });
archiveSchema.index({ status: 1, leaseUntil: 1 });
archiveSchema.index({ expiresAt: 1 });

export type ArchiveRecord = InferSchemaType<typeof archiveSchema>;
export const Archive = defineModel<ArchiveRecord>('Archive', archiveSchema);
