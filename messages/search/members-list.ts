import { defineTexts } from '@/lib/platform/language/define';

/** The list of members and guests at /properties. */
export default defineTexts({
  Properties: ['मालमत्ता', 'प्रॉपर्टी'],
  'Search properties': ['मालमत्ता शोधा', 'प्रॉपर्टी खोजें'],
  'Search title, description or address': ['शीर्षक, वर्णन किंवा पत्त्यात शोधा', 'शीर्षक, विवरण या पते में खोजें'],
  'Hide Filters': ['फिल्टर लपवा', 'फ़िल्टर छिपाएँ'],
  'Show Filters': ['फिल्टर दाखवा', 'फ़िल्टर दिखाएँ'],
  Type: ['प्रकार', 'प्रकार'],
  Location: ['ठिकाण', 'जगह'],
  'Min Price (₹)': ['किमान किंमत (₹)', 'कम से कम कीमत (₹)'],
  'Max Price (₹)': ['कमाल किंमत (₹)', 'ज़्यादा से ज़्यादा कीमत (₹)'],
  'Min Bedrooms': ['किमान बेडरूम', 'कम से कम बेडरूम'],
  'Min Area (sq ft)': ['किमान क्षेत्रफळ (चौ. फूट)', 'कम से कम क्षेत्रफल (वर्ग फुट)'],
  '0.6 cr': ['0.6 कोटी', '0.6 करोड़'],
  '900 or 2 acres': ['900 किंवा 2 एकर', '900 या 2 एकड़'],
  'Reset Filters': ['फिल्टर काढा', 'फ़िल्टर हटाएँ'],
});
