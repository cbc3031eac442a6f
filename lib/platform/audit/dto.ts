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
  /** The details as stored. */
  facts: Readonly<Record<string, unknown>>;
};

/**
 * A colleague's earlier action, sent as `details.earlier` of a refused write. The next attempt must name `seen`. `stored` has the current fields for a form
 * that merges them with its own.
 */
export type EarlierChangeDto = {
  by?: string;
  at?: string;
  seen: string | number;
  stored?: Record<string, unknown>;
};

/** A record, or a part of it named in the details of its entries. */
export type ChangeTarget = { type: string; id: string; part?: string };

export type ChangeEntry = { by: string; at: Date; action: string; details: Record<string, unknown> };
