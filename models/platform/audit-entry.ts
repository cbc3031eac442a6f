import { type InferSchemaType, Schema } from 'mongoose';
import { defineModel } from '@/lib/platform/db/define-model';

/**
 * Append-only record of actions with actor, time and network address. The code never deletes rows and updates them only to shorten addresses. Each is chained
 * to the previous one (lib/platform/audit/chain).
 */
const auditEntrySchema = new Schema({
  at: { type: Date, required: true },
  /** the acting user; absent for the system and failed sign-ins */
  actor: { type: Schema.Types.ObjectId, ref: 'User' },
  actorRole: String,
  /** dotted verb, e.g. `user.login`, `user.role-change`, `identity.reveal` */
  action: { type: String, required: true },
  targetType: String,
  targetId: String,
  /** for items of a bulk decision, the entry that represents them in the log */
  group: Schema.Types.ObjectId,
  ip: String,
  details: { type: Schema.Types.Mixed, default: {} },
  /** its position in the log, from 1 without gaps */
  seq: Number,
  /** the hash of the previous entry, and of this one over all fields except `ip` and `salt` */
  prev: String,
  hash: String,
  /** the network that `ip` is shortened to; the seal of `ip` in the hash, and its key, which is deleted when `ip` is shortened */
  net: String,
  seal: String,
  salt: String,
});

auditEntrySchema.index({ seq: 1 }, { unique: true, sparse: true });
auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ group: 1, at: -1, _id: -1 });
auditEntrySchema.index({ action: 1, at: -1, _id: -1 });
auditEntrySchema.index({ actor: 1, at: -1, _id: -1 }, { sparse: true });
auditEntrySchema.index({ targetType: 1, targetId: 1, at: -1, _id: -1 });

export type AuditEntryRow = InferSchemaType<typeof auditEntrySchema>;
export const AuditEntry = defineModel<AuditEntryRow>('AuditEntry', auditEntrySchema);
