import { type InferSchemaType, Schema } from 'mongoose';
import { DOCUMENT_TYPES } from '@/lib/platform/auth/constants';
import { OFFICE_ROLES, TEAM_ROLES, USER_ROLES } from '@/lib/platform/auth/roles';
import { defineModel } from '@/lib/platform/db/define-model';
import { SPOKEN_LANGUAGES } from '@/lib/platform/language/constants';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { encryptedSchema } from './encrypted';

const documentSchema = new Schema({
  type: { type: String, enum: DOCUMENT_TYPES, required: true },
  /** key in the private store; replies contain only an authorised route */
  storageKey: { type: String, required: true },
  name: String,
  mimeType: String,
  /** true if the file is encrypted; absent on older files, until `npm run rekey` */
  isEncrypted: Boolean,
  size: Number,
  uploadedAt: { type: Date, default: () => new Date() },
});

/** This lister's visiting hours, Indian time (lib/visits/hours). */
const showHoursSchema = new Schema(
  {
    days: { type: [String], required: true },
    from: { type: String, required: true },
    until: { type: String, required: true },
    holidays: { type: [String], default: [] },
  },
  { _id: false },
);

const userSchema = new Schema(
  {
    name: { type: String, required: true, trim: true, maxlength: 120 },
    /** keys of the name's words, the same in every script (lib/platform/text/fold.ts) */
    terms: { type: [String], default: undefined, select: false },
    /** as typed */
    email: { type: String, required: true, trim: true, maxlength: 254 },
    /** lower-cased and unique, so that case never creates a second account */
    emailKey: { type: String, required: true },
    phone: { type: String, default: '', maxlength: 30 },
    /** language of the site and of mails; English if absent */
    language: { type: String, enum: LANGUAGES },
    role: { type: String, enum: USER_ROLES, required: true, default: 'buyer' },
    /** an admin's office role; absent on admins who predate office roles */
    officeRole: { type: String, enum: OFFICE_ROLES },
    passwordHash: { type: String, required: true, select: false },
    /** true if the last typed password was shorter than STAFF_PASSWORD_LENGTH, so that staff need a passkey */
    hasShortPassword: Boolean,
    hasPasskey: Boolean,
    isVerified: { type: Boolean, default: false },
    /** a broker's registration as a real estate agent (Real Estate Act 2016, s. 9), as typed */
    reraAgentNumber: { type: String, trim: true, maxlength: 40 },
    /** the person's picture (lib/accounts/faces): 32 hex digits */
    face: { type: String, maxlength: 32 },
    /** languages spoken with enquirers, in the order of SPOKEN_LANGUAGES */
    languages: { type: [String], enum: SPOKEN_LANGUAGES, default: undefined },
    /** its one team (models/teams/team.ts) and its role there; both or neither */
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
    teamRole: { type: String, enum: TEAM_ROLES },
    aadhaar: { type: encryptedSchema, select: false },
    pan: { type: encryptedSchema, select: false },
    documents: { type: [documentSchema], default: [] },
    /** false if the person refused recording */
    recordActivity: { type: Boolean, default: true },
    deactivatedAt: Date,
    /** set when the person requested erasure; the cleanup job erases after the grace period */
    erasureRequestedAt: Date,
    lastLoginAt: Date,
    /** when the person stated that they are 18 or older (DPDP Act 2023, section 9); absent until then */
    adultStatedAt: Date,
    /** true with a passkey (models/accounts/passkey.ts) or authenticator app (second-factor.ts), so that a password alone is not enough */
    hasSecondFactor: Boolean,
    /** first sign-in of an account that must have one, from which its deadline is counted */
    secondFactorAskedAt: Date,
    /** the number confirmed by a code; a different one in `phone` is unconfirmed */
    confirmedPhone: String,
    /** the last view of the Today page, and the last one before that visit (lib/office/today) */
    todaySeenAt: Date,
    todaySeenBefore: Date,
    /** absent if the agency's hours apply */
    showHours: showHoursSchema,
    demo: { type: Boolean, select: false },
  },
  { timestamps: true, optimisticConcurrency: true },
);

userSchema.index({ terms: 1 });
userSchema.index({ emailKey: 1 }, { unique: true });
userSchema.index({ role: 1, createdAt: -1, _id: -1 });
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ name: 1, _id: 1 });
userSchema.index({ lastLoginAt: -1, _id: -1 });
userSchema.index({ phone: 1 });
userSchema.index({ erasureRequestedAt: 1 }, { sparse: true });
userSchema.index({ team: 1, name: 1 }, { partialFilterExpression: { team: { $exists: true } } });
userSchema.index({ 'documents._id': 1 }, { sparse: true });

export type UserRow = InferSchemaType<typeof userSchema>;
export const User = defineModel<UserRow>('User', userSchema, {
  raisesWrites: true,
  foldsName: true,
});
