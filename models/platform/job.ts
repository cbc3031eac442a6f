import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * Background work, such as a pending mail, a recurring clean-up or a video to process. The row is deleted when the work is done; a recurring job's stays, with
 * the time of the next run.
 */
const jobSchema = new Schema(
  {
    /** the queue, such as 'mail' */
    name: { type: String, required: true },
    /** the subject of the job; a queue stores each key once */
    key: { type: String, required: true },
    /** personal data is encrypted */
    data: Schema.Types.Mixed,
    attempts: { type: Number, default: 0 },
    /** the process working on it, until `leaseUntil`; after a failure no process tries before then */
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    /** the time after which it is given up; absent on recurring jobs */
    expiresAt: Date,
  },
  { versionKey: false, minimize: false },
);

jobSchema.index({ name: 1, key: 1 }, { unique: true });
jobSchema.index({ name: 1, leaseUntil: 1 });
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type JobRow = InferSchemaType<typeof jobSchema>;
export const JobModel = defineModel<JobRow>('Job', jobSchema);
