import { type InferSchemaType, Schema } from 'mongoose';
import { CONSENT_KINDS, CONSENT_WAYS } from '@/lib/channels/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** A number's consent to one kind of message, with wording, way and date, and its end. */
const consentSchema = new Schema(
  {
    /** E.164 */
    phone: { type: String, required: true },
    kind: { type: String, enum: CONSENT_KINDS, required: true },
    isActive: { type: Boolean, required: true, default: true },
    at: { type: Date, required: true },
    way: { type: String, enum: CONSENT_WAYS, required: true },
    /** person's own words, or the sentence they agreed to */
    words: { type: String, required: true, maxlength: 500 },
    /** language in which a form showed the sentence; absent for the person's own words */
    language: { type: String, enum: LANGUAGES },
    /** the member of staff who recorded it; absent if the person did it */
    by: String,
    byId: { type: Schema.Types.ObjectId, ref: 'User' },
    /** the account, guest or browser that ticked the checkbox of a form */
    owner: String,
    endedAt: Date,
    endedWay: { type: String, enum: CONSENT_WAYS },
    endedWords: { type: String, maxlength: 500 },
  },
  { timestamps: true },
);

// unique while in force; ended ones stay as a record
consentSchema.index(
  { phone: 1, kind: 1 },
  { unique: true, partialFilterExpression: { isActive: true }, name: 'active' },
);
consentSchema.index({ phone: 1, at: -1 });
consentSchema.index({ kind: 1, isActive: 1, phone: 1 });
consentSchema.index({ owner: 1, at: -1 }, { partialFilterExpression: { owner: { $exists: true } } });
consentSchema.index({ byId: 1 }, { sparse: true });

export type ConsentRow = InferSchemaType<typeof consentSchema>;
export const Consent = defineModel<ConsentRow>('Consent', consentSchema);
