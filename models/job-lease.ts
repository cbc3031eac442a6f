import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose';

/** Who runs a recurring job until when: several app processes share the work without doing it twice. */
const jobLeaseSchema = new Schema(
  {
    name: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
    lastRunAt: Date,
  },
  { versionKey: false },
);

jobLeaseSchema.index({ name: 1 }, { unique: true });

export type JobLeaseRow = InferSchemaType<typeof jobLeaseSchema>;
export const JobLease: Model<JobLeaseRow> =
  (mongoose.models.JobLease as Model<JobLeaseRow> | undefined) ??
  mongoose.model<JobLeaseRow>('JobLease', jobLeaseSchema);
