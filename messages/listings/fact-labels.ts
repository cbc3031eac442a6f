import { defineTexts } from '@/lib/platform/language/define';
import evidence from './evidence';
import listingFields from './fields';

/** Names of facts and the words of their values, as constants of lib/ hold them in English: a part of `listings/facts`. */
export default defineTexts({
  ...evidence,
  ...listingFields,
  Type: ['विक्री की भाडे', 'बिक्री या किराया'],
  Town: ['शहर', 'शहर'],
  'Land area': ['जमिनीचे क्षेत्रफळ', 'ज़मीन का क्षेत्रफल'],
  'Price per acre': ['प्रति एकर किंमत', 'प्रति एकड़ कीमत'],
  Age: ['बांधकामाचे वय', 'इमारत की उम्र'],
  'Possession from': ['ताबा कधीपासून', 'कब्ज़ा कब से'],
  'Society charges a month': ['सोसायटीचा मासिक खर्च', 'सोसाइटी का मासिक खर्च'],
  'Who may rent': ['कोणाला भाड्याने', 'किसे किराए पर'],
  'Verified on': ['पडताळल्याची तारीख', 'सत्यापन की तारीख'],
  // values
  north: ['उत्तर', 'उत्तर'],
  'north-east': ['ईशान्य', 'उत्तर-पूर्व'],
  east: ['पूर्व', 'पूर्व'],
  'south-east': ['आग्नेय', 'दक्षिण-पूर्व'],
  south: ['दक्षिण', 'दक्षिण'],
  'south-west': ['नैऋत्य', 'दक्षिण-पश्चिम'],
  west: ['पश्चिम', 'पश्चिम'],
  'north-west': ['वायव्य', 'उत्तर-पश्चिम'],
  Borewell: ['बोअरवेल', 'बोरवेल'],
  // rooms of pictures
  // charges
  'Stamp duty': ['मुद्रांक शुल्क', 'स्टाम्प ड्यूटी'],
  'Stamp duty (women buyers)': ['मुद्रांक शुल्क (महिला खरेदीदार)', 'स्टाम्प ड्यूटी (महिला खरीदार)'],
  'Stamp duty on the agreement': ['करारावरील मुद्रांक शुल्क', 'एग्रीमेंट पर स्टाम्प ड्यूटी'],
  'Local body tax': ['स्थानिक संस्था कर', 'स्थानीय निकाय कर'],
  'Municipal council tax': ['नगरपरिषद कर', 'नगर परिषद कर'],
  'Zilla Parishad tax': ['जिल्हा परिषद कर', 'ज़िला परिषद कर'],
  'Metro cess': ['मेट्रो उपकर', 'मेट्रो उपकर'],
  'Registration fee': ['नोंदणी शुल्क', 'रजिस्ट्रेशन फ़ीस'],
  'Registration of the agreement': ['कराराची नोंदणी', 'एग्रीमेंट का रजिस्ट्रेशन'],
  'Society transfer charges, at most': [
    'सोसायटी हस्तांतरण शुल्क, जास्तीत जास्त',
    'सोसाइटी ट्रांसफ़र शुल्क, ज़्यादा से ज़्यादा',
  ],
  'GST (home under construction)': ['जीएसटी (बांधकाम सुरू असलेले घर)', 'जीएसटी (निर्माणाधीन घर)'],
  'GST (affordable home under construction)': [
    'जीएसटी (बांधकाम सुरू असलेले परवडणारे घर)',
    'जीएसटी (निर्माणाधीन किफ़ायती घर)',
  ],
  "An example to begin with, no lender's offer": [
    'सुरुवातीसाठी उदाहरण, कोणत्याही बँकेचा प्रस्ताव नाही',
    'शुरुआत के लिए उदाहरण, किसी बैंक का प्रस्ताव नहीं',
  ],
  'Municipal corporation (NMC in Nagpur)': ['महानगरपालिका (नागपुरात एनएमसी)', 'नगर निगम (नागपुर में एनएमसी)'],
  'Metropolitan region outside the city (NMRDA around Nagpur)': [
    'शहराबाहेरील महानगर प्रदेश (नागपूरभोवती एनएमआरडीए)',
    'शहर के बाहर महानगर क्षेत्र (नागपुर के आसपास एनएमआरडीए)',
  ],
  'Municipal council or nagar panchayat': ['नगरपरिषद किंवा नगरपंचायत', 'नगर परिषद या नगर पंचायत'],
  'Gram panchayat': ['ग्रामपंचायत', 'ग्राम पंचायत'],
  Maharashtra: ['महाराष्ट्र', 'महाराष्ट्र'],
  Karnataka: ['कर्नाटक', 'कर्नाटक'],
  Telangana: ['तेलंगणा', 'तेलंगाना'],
  'Tamil Nadu': ['तामिळनाडू', 'तमिलनाडु'],
  // checks, what lies around, how fast somebody answers
  'Seller’s word': ['विक्रेत्याचे म्हणणे', 'विक्रेता के अनुसार'],
  'Not asked': ['विचारले नाही', 'पूछा नहीं गया'],
  Metro: ['मेट्रो', 'मेट्रो'],
  Schools: ['शाळा', 'स्कूल'],
  Hospitals: ['रुग्णालये', 'अस्पताल'],
  'Markets and malls': ['बाजार आणि मॉल', 'बाज़ार और मॉल'],
  'Usually answers within 10 minutes': ['सहसा 10 मिनिटांत उत्तर देतात', 'आमतौर पर 10 मिनट में जवाब देते हैं'],
  'Usually answers within 20 minutes': ['सहसा 20 मिनिटांत उत्तर देतात', 'आमतौर पर 20 मिनट में जवाब देते हैं'],
  'Usually answers within 30 minutes': ['सहसा 30 मिनिटांत उत्तर देतात', 'आमतौर पर 30 मिनट में जवाब देते हैं'],
  'Usually answers within 40 minutes': ['सहसा 40 मिनिटांत उत्तर देतात', 'आमतौर पर 40 मिनट में जवाब देते हैं'],
  'Usually answers within an hour': ['सहसा तासाभरात उत्तर देतात', 'आमतौर पर एक घंटे में जवाब देते हैं'],
  'Usually answers within 2 hours': ['सहसा 2 तासांत उत्तर देतात', 'आमतौर पर 2 घंटे में जवाब देते हैं'],
  'Usually answers within 6 hours': ['सहसा 6 तासांत उत्तर देतात', 'आमतौर पर 6 घंटे में जवाब देते हैं'],
  'Usually answers within a day': ['सहसा एका दिवसात उत्तर देतात', 'आमतौर पर एक दिन में जवाब देते हैं'],
  'Usually answers within 3 days': ['सहसा 3 दिवसांत उत्तर देतात', 'आमतौर पर 3 दिन में जवाब देते हैं'],
});
