import { type InferSchemaType, type Model, model, models, Schema } from 'mongoose';

/** What the exit popup sends (seed §3): an e-mail address and the paths seen in this visit. */
const visitRecordSchema = new Schema(
  {
    email: { type: String, required: true, trim: true, maxlength: 254 },
    visitedPages: { type: [String], default: [] },
    demo: { type: Boolean, select: false },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);

visitRecordSchema.index({ createdAt: -1 });
visitRecordSchema.index({ email: 1, createdAt: -1 });

export type VisitRecordRow = InferSchemaType<typeof visitRecordSchema>;
export const VisitRecord: Model<VisitRecordRow> =
  (models.VisitRecord as Model<VisitRecordRow> | undefined) ??
  model<VisitRecordRow>('VisitRecord', visitRecordSchema);
