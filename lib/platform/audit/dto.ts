/** An entry of the audit log as the admin area shows it. */
export type AuditDto = {
  id: string;
  at: string;
  actor?: { id: string; name: string };
  actorRole: string;
  action: string;
  targetType: string;
  targetId: string;
  ip: string;
  details: string;
  /** the details as they are stored */
  facts: Readonly<Record<string, unknown>>;
};

/** What a colleague did before another one's write: `details.earlier` of its refusal. `seen` is what the next try has to name. */
export type EarlierChangeDto = { by?: string; at?: string; did?: string; seen: string | number };

/** A record, or the part of it that its entries name in their details. */
export type ChangeTarget = { type: string; id: string; part?: string };

/** The last change of a record, as the log has it. */
export type ChangeEntry = { by: string; at: Date; action: string; details: Record<string, unknown> };
