import { type InferSchemaType, Schema } from 'mongoose';
import { BREACH_TEXTS, MAX_BREACH_TEXT } from '@/lib/compliance/breaches/constants';
import { defineModel } from '@/lib/platform/db/define-model';

const text = { type: String, default: '', maxlength: MAX_BREACH_TEXT };

/** A personal data breach: what is known, by when the Board must have the report, and what was sent when. */
const breachSchema = new Schema(
  {
    number: { type: String, required: true },
    title: { type: String, required: true, maxlength: 160 },
    /** when the agency became aware: the clock starts here */
    noticedAt: { type: Date, required: true },
    /** by when the Board must have the detailed report, by the rule of that day */
    dueAt: { type: Date, required: true },
    /** number of people concerned, as far as known */
    people: { type: Number, default: 0 },
    ...Object.fromEntries(BREACH_TEXTS.map((name) => [name, text])),
    /** the first notice to the Board, without delay */
    boardToldAt: Date,
    /** the notice to the people concerned, without delay */
    peopleToldAt: Date,
    /** the detailed report to the Board */
    boardReportedAt: Date,
    /** reminders sent, in hours before the end; -1 after it */
    reminded: { type: [Number], default: [] },
  },
  { timestamps: true },
);

breachSchema.index({ number: 1 }, { unique: true });
breachSchema.index({ boardReportedAt: 1, dueAt: 1 });
breachSchema.index({ noticedAt: -1 });

export type BreachRow = InferSchemaType<typeof breachSchema> & Record<(typeof BREACH_TEXTS)[number], string>;
export const Breach = defineModel<BreachRow>('Breach', breachSchema as unknown as Schema<BreachRow>);
