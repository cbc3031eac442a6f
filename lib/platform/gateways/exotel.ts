import 'server-only';
import { normalizePhone } from '@/lib/platform/text/phone';
import type { CallState, Telephony } from './call-types';

const TIMEOUT_MS = 15_000;

/** States in a status callback (`Status`) and in the Passthru applet (`CallType`), as Exotel documents them. */
const STATES: Readonly<Record<string, CallState>> = {
  queued: 'ringing',
  ringing: 'ringing',
  'call-attempt': 'ringing',
  'in-progress': 'answered',
  answered: 'answered',
  completed: 'completed',
  voicemail: 'missed',
  'no-answer': 'missed',
  incomplete: 'missed',
  'client-hangup': 'missed',
  busy: 'missed',
  failed: 'failed',
  canceled: 'failed',
};

/** Parses a number from Exotel, which may be 09822012345, have its country code, or be quoted. */
const phoneOf = (text: string | undefined) => normalizePhone((text ?? '').replace(/"/g, '').trim());

/** Accepts only HTTPS, because people see the link. */
const httpsOf = (text: string | undefined) =>
  text && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : undefined;

/** Calls through an API like Exotel's, with `POST {account}/Calls/connect.json` as a form, and key and token as Basic. */
export function exotel(address: string, number: string): Telephony {
  const url = new URL(address);
  const basic = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  [url.username, url.password] = ['', ''];
  return {
    async connect({ agent, person, callback, announcement }) {
      const form = new URLSearchParams({
        From: agent,
        To: person,
        CallerId: number,
        CallType: 'trans',
        StatusCallback: callback,
        'StatusCallbackEvents[0]': 'terminal',
        'StatusCallbackEvents[1]': 'answered',
        StatusCallbackContentType: 'application/json',
        ...(announcement && {
          Record: 'true',
          StartPlaybackToNew: 'Both',
          StartPlaybackValueNew: announcement,
        }),
      });
      const reply = await fetch(`${url.href.replace(/\/$/, '')}/Calls/connect.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`The telephony replied ${reply.status}`);
      const { Call } = (await reply.json()) as { Call?: { Sid?: string } };
      if (!Call?.Sid) throw new Error('The telephony replied without the id of the call');
      return Call.Sid;
    },
    readEvent(values) {
      const direction = /^out/.test(values.Direction ?? '') ? 'out' : 'in';
      const [from, to] = [phoneOf(values.CallFrom ?? values.From), phoneOf(values.CallTo ?? values.To)];
      const phone = direction === 'in' ? from : to;
      const id = values.CallSid ?? '';
      const word = (values.CallType || values.Status || values.EventType || 'ringing').toLowerCase();
      const state = STATES[word];
      if (!/^[\w-]{8,64}$/.test(id) || !phone || !state) return undefined;
      const seconds = Number(values.DialCallDuration ?? values.ConversationDuration);
      return {
        id,
        direction,
        phone,
        state,
        ...(Number.isFinite(seconds) && seconds > 0 && { seconds }),
        recordingUrl: httpsOf(values.RecordingUrl),
      };
    },
  };
}
