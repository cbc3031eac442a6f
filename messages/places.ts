import landmarks from '@/lib/gazetteer/landmarks.json';
import localities from '@/lib/gazetteer/localities.json';
import { type Translations, texts } from '@/lib/language/define';

const cells = (row: string) => row.split('|').map((cell) => cell.trim());
const named = (name = '', devanagari = ''): [string, Translations][] =>
  devanagari ? [[name, [devanagari, devanagari]]] : [];

/** Names of places: the gazetteer has one spelling in Devanagari, and cities have one in each language. */
export default texts<string>({
  ...Object.fromEntries([
    ...localities.rows.map(cells).flatMap(([, name, devanagari]) => named(name, devanagari)),
    ...landmarks.rows.map(cells).flatMap(([, , name, devanagari]) => named(name, devanagari)),
  ]),
  Nagpur: ['नागपूर', 'नागपुर'],
  Mumbai: ['मुंबई', 'मुंबई'],
  Delhi: ['दिल्ली', 'दिल्ली'],
  Bangalore: ['बंगळुरू', 'बेंगलुरु'],
  Hyderabad: ['हैदराबाद', 'हैदराबाद'],
  Pune: ['पुणे', 'पुणे'],
  Chennai: ['चेन्नई', 'चेन्नई'],
});
