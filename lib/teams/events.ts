import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** A team was renamed. The payload is its id. */
export const teamRenamed = defineEvent<string>('team renamed');

/** The agency's team exists and has an id, so that records without an account can become its records. */
export const agencyTeamReady = defineEvent<string>('team of the agency');
