import { useTexts } from '#language';
import { GST_STATE_CODES, GST_STATES } from '@/lib/deals/invoices/constants';

/** States and union territories with the first two digits of a GSTIN. */
export function StateOptions() {
  const { t } = useTexts('deals/invoices');
  return GST_STATE_CODES.map((code) => (
    <option key={code} value={code}>
      {`${t(GST_STATES[code])} (${code})`}
    </option>
  ));
}
