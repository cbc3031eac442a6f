import { type InferSchemaType, Schema } from 'mongoose';
import { DEFAULT_MINUTES, MAX_MINUTES, MIN_MINUTES } from '@/lib/enquiries/assignment/constants';
import { CATEGORIES, LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** Conditions, each empty if irrelevant, and the members who answer in turn. */
const ruleSchema = new Schema(
  {
    /** as in URLs: `dharampeth` */
    localities: { type: [String], default: [] },
    types: { type: [{ type: String, enum: LISTING_TYPES }], default: [] },
    categories: { type: [{ type: String, enum: CATEGORIES }], default: [] },
    /** language of the page with the enquiry */
    languages: { type: [{ type: String, enum: LANGUAGES }], default: [] },
    members: { type: [Schema.Types.ObjectId], ref: 'User', required: true },
  },
  { _id: false },
);

/** A team's ordered rules for assigning leads, with its hours and the time after which a lead is handed over. */
const answerRulesSchema = new Schema(
  {
    team: { type: Schema.Types.ObjectId, ref: 'Team', required: true },
    isOn: { type: Boolean, required: true, default: false },
    minutes: { type: Number, required: true, default: DEFAULT_MINUTES, min: MIN_MINUTES, max: MAX_MINUTES },
    /** English names of weekdays */
    days: { type: [String], required: true },
    from: { type: String, required: true },
    until: { type: String, required: true },
    /** true if public holidays are not working days */
    isClosedOnHolidays: { type: Boolean, required: true, default: true },
    /** days off of the firm */
    holidays: { type: [String], default: [] },
    rules: { type: [ruleSchema], default: [] },
    /** the time at which each member was last assigned a lead, by account id */
    turns: { type: Map, of: Date, default: {} },
    /** number of assignments, so that one of two simultaneous ones chooses again */
    turn: { type: Number, required: true, default: 0 },
  },
  { timestamps: true },
);

answerRulesSchema.index({ team: 1 }, { unique: true });
answerRulesSchema.index({ isOn: 1 });

export type AnswerRulesRow = InferSchemaType<typeof answerRulesSchema>;
export const AnswerRules = defineModel<AnswerRulesRow>('AnswerRules', answerRulesSchema);
