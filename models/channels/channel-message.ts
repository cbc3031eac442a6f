import { type InferSchemaType, Schema } from 'mongoose';
import {
  MAX_TEXT_LENGTH,
  MEDIA_STATES,
  MESSAGE_STATES,
  PRICE_CATEGORIES,
  PURPOSES,
} from '@/lib/channels/constants';
import { defineModel } from '@/lib/platform/db/define-model';
import { LANGUAGES } from '@/lib/platform/language/languages';

const templateSchema = new Schema(
  {
    name: { type: String, required: true },
    language: { type: String, required: true },
    values: { type: [String], default: [] },
  },
  { _id: false },
);

const mediaSchema = new Schema(
  {
    /** id by which WhatsApp serves the file */
    id: { type: String, required: true },
    mimeType: { type: String, default: '' },
    name: String,
    state: { type: String, enum: MEDIA_STATES, required: true },
    storageKey: String,
    size: Number,
  },
  { _id: false },
);

/** One WhatsApp message, sent or received. `work` and `leaseUntil` define the pending step and its time. */
const channelMessageSchema = new Schema(
  {
    direction: { type: String, enum: ['in', 'out'], required: true },
    /** unique key: `in:<id of WhatsApp>`, or chosen by its writer */
    key: { type: String, required: true },
    /** WhatsApp's id; absent until it was accepted */
    providerId: String,
    /** E.164 */
    phone: { type: String, required: true },
    /** from the person's profile, unverified */
    name: { type: String, maxlength: 120 },
    lead: { type: Schema.Types.ObjectId, ref: 'Lead' },
    /** true if an enquiry was created from it, which shows its text */
    isEnquiry: Boolean,
    /** search in the message, as the search box reads it: a list's address and its words */
    search: { type: new Schema({ href: String, label: String }, { _id: false }), default: undefined },
    text: { type: String, default: '', maxlength: MAX_TEXT_LENGTH },
    language: { type: String, enum: LANGUAGES },
    template: { type: templateSchema, default: undefined },
    media: { type: mediaSchema, default: undefined },
    purpose: { type: String, enum: PURPOSES, required: true },
    category: { type: String, enum: PRICE_CATEGORIES, required: true },
    state: { type: String, enum: MESSAGE_STATES, required: true },
    /** rank of the state (lib/channels/constants.ts) */
    rank: { type: Number, required: true },
    /** absent if nothing is left to do */
    work: { type: String, enum: ['route', 'media', 'send'] },
    holder: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    attempts: { type: Number, default: 0 },
    /** the start of a running request with it; a process that finds it set does not send it again */
    handedOverAt: Date,
    /** WhatsApp's error, or our reason for not sending it */
    errorCode: Number,
    problem: String,
    /** ten-thousandths of a rupee, and the Indian month they were reserved in */
    cost: Number,
    costMonth: String,
    broadcast: { type: Schema.Types.ObjectId, ref: 'Broadcast' },
    by: {
      type: new Schema(
        { id: { type: Schema.Types.ObjectId, ref: 'User' }, name: { type: String, required: true } },
        { _id: false },
      ),
      default: undefined,
    },
    /** when it was written */
    at: { type: Date, required: true },
    sentAt: Date,
    deliveredAt: Date,
    readAt: Date,
    failedAt: Date,
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

channelMessageSchema.index({ key: 1 }, { unique: true });
channelMessageSchema.index(
  { providerId: 1 },
  { unique: true, partialFilterExpression: { providerId: { $exists: true } } },
);
channelMessageSchema.index(
  { work: 1, leaseUntil: 1 },
  { partialFilterExpression: { work: { $exists: true } } },
);
// the thread of a lead, and a person's last message
channelMessageSchema.index({ lead: 1, at: 1 });
channelMessageSchema.index({ phone: 1, direction: 1, at: -1 });
channelMessageSchema.index(
  { broadcast: 1, state: 1 },
  { partialFilterExpression: { broadcast: { $exists: true } } },
);
channelMessageSchema.index({ costMonth: 1 }, { partialFilterExpression: { costMonth: { $exists: true } } });
channelMessageSchema.index({ 'by.id': 1 }, { sparse: true });
channelMessageSchema.index({ at: 1 });

export type ChannelMessageRow = InferSchemaType<typeof channelMessageSchema>;
export const ChannelMessage = defineModel<ChannelMessageRow>('ChannelMessage', channelMessageSchema);
