import { defineTexts } from '@/lib/platform/language/define';

/** Checks of a listing and their results, for its page, its preview and the checks on the spot. */
export default defineTexts({
  'Place seen': ['जागा पाहिली', 'जगह देखी'],
  'Area measured': ['क्षेत्रफळ मोजले', 'क्षेत्रफल नापा'],
  '7/12 extract': ['७/१२ उतारा', '7/12 (सातबारा)'],
  'Index II': ['इंडेक्स II (सूची क्र. 2)', 'इंडेक्स II'],
  'Occupation or completion certificate': ['भोगवटा किंवा पूर्णत्व प्रमाणपत्र', 'ऑक्यूपेंसी या पूर्णता प्रमाणपत्र'],
  'Property tax paid': ['मालमत्ता कर भरलेला', 'प्रॉपर्टी टैक्स भरा हुआ'],
  'No-objection certificate from the society': ['सोसायटीचे ना-हरकत प्रमाणपत्र', 'सोसाइटी का एनओसी'],
  'Loans and charges on the property': ['मालमत्तेवरील कर्ज आणि बोजा', 'प्रॉपर्टी पर लोन और देनदारी'],
  'MahaRERA page': ['महारेरावरील पान', 'महारेरा का पेज'],
  Seen: ['पाहिले', 'देखा'],
  'Not there yet': ['अजून नाही', 'अभी नहीं है'],
});
