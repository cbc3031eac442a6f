import landmarks from '@/lib/places/gazetteer/landmarks.json';
import localities from '@/lib/places/gazetteer/localities.json';
import { defineTexts, type Translations } from '@/lib/platform/language/define';

const cells = (row: string) => row.split('|').map((cell) => cell.trim());
const named = (name = '', marathi = '', hindi = ''): [string, Translations][] =>
  marathi ? [[name, [marathi, hindi || marathi]]] : [];

/** Names of places, of the gazetteer and of cities, in each language. */
export default defineTexts<string>({
  ...Object.fromEntries([
    ...localities.rows.map(cells).flatMap(([, name, ...both]) => named(name, ...both.slice(0, 2))),
    ...landmarks.rows.map(cells).flatMap(([, , name, ...both]) => named(name, ...both.slice(0, 2))),
  ]),
  // kinds of places to be near
  'a metro station': ['मेट्रो स्टेशन', 'मेट्रो स्टेशन'],
  'a hospital': ['रुग्णालय', 'अस्पताल'],
  'a college': ['कॉलेज', 'कॉलेज'],
  'a school': ['शाळा', 'स्कूल'],
  'a mall': ['मॉल', 'मॉल'],
  'a market': ['बाजार', 'बाज़ार'],
  'a lake': ['तलाव', 'तालाब'],
  'a park': ['उद्यान', 'पार्क'],
  'a sight or temple': ['प्रेक्षणीय स्थळ किंवा मंदिर', 'दर्शनीय स्थल या मंदिर'],
  'a station, bus or airport': ['स्टेशन, बस किंवा विमानतळ', 'स्टेशन, बस या हवाई अड्डा'],
  'a stadium': ['स्टेडियम', 'स्टेडियम'],
  'a public office': ['सरकारी कार्यालय', 'सरकारी दफ़्तर'],
  'a business park': ['बिझनेस पार्क', 'बिज़नेस पार्क'],
  'a road': ['रस्ता', 'सड़क'],
  'a part of the city': ['शहराचा भाग', 'शहर का हिस्सा'],
  // lines and rivers on the map
  'Orange Line': ['ऑरेंज लाइन', 'ऑरेंज लाइन'],
  'Aqua Line': ['ॲक्वा लाइन', 'एक्वा लाइन'],
  'Nag River': ['नाग नदी', 'नाग नदी'],
  'Pili River': ['पिवळी नदी', 'पीली नदी'],
  'Kanhan River': ['कन्हान नदी', 'कन्हान नदी'],
  // cities
  Nagpur: ['नागपूर', 'नागपुर'],
  Mumbai: ['मुंबई', 'मुंबई'],
  Delhi: ['दिल्ली', 'दिल्ली'],
  Bangalore: ['बंगळुरू', 'बेंगलुरु'],
  Hyderabad: ['हैदराबाद', 'हैदराबाद'],
  Pune: ['पुणे', 'पुणे'],
  Chennai: ['चेन्नई', 'चेन्नई'],
});
