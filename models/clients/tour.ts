import { type InferSchemaType, Schema } from 'mongoose';
import {
  HOME_ANSWERS,
  KEYS,
  MAX_NOTE_LENGTH,
  TOUR_STATES,
  UNPLACED_REASONS,
} from '@/lib/clients/tours/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A home of the tour; its `_id` is in the link of the person who opens it. */
const homeSchema = new Schema({
  property: { type: Schema.Types.ObjectId, ref: 'Property', required: true },
  /** title when the tour was planned, because the listing may be deleted */
  title: { type: String, required: true },
  /** its lister, if that is an account outside the team */
  lister: { type: Schema.Types.ObjectId, default: null },
  /** true if listed outside the team, by another firm, an owner, or the agency without an account */
  isOutside: { type: Boolean, default: false },
  keys: { type: String, enum: KEYS, required: true },
  note: { type: String, default: '', maxlength: MAX_NOTE_LENGTH },
  /** the person who opens the home */
  name: { type: String, default: '', maxlength: 120 },
  phone: { type: String, default: '', maxlength: 30 },
  email: { type: String, default: '', maxlength: 254 },
  answer: { type: String, enum: HOME_ANSWERS, required: true, default: 'none' },
  answeredAt: Date,
  word: { type: String, default: '', maxlength: MAX_NOTE_LENGTH },
  /** time at which the question with the current times was mailed */
  askedAt: Date,
});

/** A family; its `_id` is in its link. */
const familySchema = new Schema({
  client: { type: Schema.Types.ObjectId, ref: 'Client', required: true },
  /** listings in the requested order */
  homes: { type: [Schema.Types.ObjectId], default: [] },
  /** time at which the current times were mailed */
  mailedAt: Date,
});

/** A family's stop at a home. */
const stopSchema = new Schema({
  property: { type: Schema.Types.ObjectId, required: true },
  client: { type: Schema.Types.ObjectId, required: true },
  agent: { type: Schema.Types.ObjectId, required: true },
  start: { type: Date, required: true },
  end: { type: Date, required: true },
  /** straight line from the agent's previous stop */
  km: Number,
  verdict: { type: String, enum: ['yes', 'maybe', 'no'] },
  note: { type: String, default: '', maxlength: MAX_NOTE_LENGTH },
  judgedAt: Date,
});

const unplacedSchema = new Schema(
  {
    property: { type: Schema.Types.ObjectId, required: true },
    client: { type: Schema.Types.ObjectId, required: true },
    why: { type: String, enum: UNPLACED_REASONS, required: true },
  },
  { _id: false },
);

/** Several families who see several homes on one day with one or more agents. */
const tourSchema = new Schema(
  {
    owner: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    team: { type: Schema.Types.ObjectId, default: null },
    /** Indian day, and Indian times on it */
    day: { type: String, required: true },
    from: { type: String, required: true },
    until: { type: String, required: true },
    /** in each home */
    minutes: { type: Number, required: true },
    agents: { type: [Schema.Types.ObjectId], required: true },
    homes: { type: [homeSchema], required: true },
    families: { type: [familySchema], required: true },
    stops: { type: [stopSchema], default: [] },
    unplaced: { type: [unplacedSchema], default: [] },
    state: { type: String, enum: TOUR_STATES, required: true, default: 'draft' },
    sentAt: Date,
    /** lease of the press that is sending it */
    sendingUntil: Date,
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

tourSchema.index({ owner: 1, team: 1, day: -1 });
tourSchema.index({ team: 1, day: -1 });
tourSchema.index({ day: 1 });
tourSchema.index({ 'homes._id': 1 });
tourSchema.index({ 'families._id': 1 });
tourSchema.index({ 'families.client': 1 });
tourSchema.index({ 'homes.property': 1, day: -1 });
tourSchema.index({ agents: 1, day: 1 });

export type TourRow = InferSchemaType<typeof tourSchema>;
export const Tour = defineModel<TourRow>('Tour', tourSchema);
