import { type InferSchemaType, Schema } from 'mongoose';
import { GRIEVANCE_ABOUT } from '@/lib/compliance/grievances/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

const bySchema = new Schema(
  { id: { type: Schema.Types.ObjectId, ref: 'User' }, name: { type: String, required: true } },
  { _id: false },
);

/** A complaint with its deadline and its reply. An erased person's row stays in the register without the person. */
const grievanceSchema = new Schema({
  number: { type: String, required: true },
  about: { type: String, enum: GRIEVANCE_ABOUT, required: true },
  name: { type: String, default: '', maxlength: 120 },
  email: { type: String, default: '', maxlength: 254 },
  phone: { type: String, default: '', maxlength: 30 },
  text: { type: String, default: '', maxlength: 5000 },
  language: { type: String, enum: LANGUAGES, required: true },
  /** the account, guest or browser that sent it; absent if the office entered it */
  owner: String,
  receivedAt: { type: Date, required: true },
  /** Indian day of the deadline */
  dueOn: { type: String, required: true },
  answer: { type: String, maxlength: 5000 },
  answeredAt: Date,
  answeredBy: bySchema,
  /** reminders sent to the office, in days before the last day */
  reminded: { type: [Number], default: [] },
});

grievanceSchema.index({ number: 1 }, { unique: true });
grievanceSchema.index(
  { owner: 1, receivedAt: -1 },
  { partialFilterExpression: { owner: { $exists: true } } },
);
grievanceSchema.index({ answeredAt: 1, dueOn: 1 });
grievanceSchema.index({ 'answeredBy.id': 1 }, { sparse: true });

export type GrievanceRow = InferSchemaType<typeof grievanceSchema>;
export const Grievance = defineModel<GrievanceRow>('Grievance', grievanceSchema);
