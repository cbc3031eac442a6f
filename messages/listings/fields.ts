import { defineTexts } from '@/lib/platform/language/define';
import searchFields from './search-fields';

/** Fields and values that the form of a listing and its page name alike. */
export default defineTexts({
  ...searchFields,
  Bedrooms: ['बेडरूम', 'बेडरूम'],
  Address: ['पत्ता', 'पता'],
  'PIN code': ['पिन कोड', 'पिन कोड'],
  'Carpet area': ['चटई क्षेत्र', 'कार्पेट एरिया'],
  'Built-up area': ['बांधकाम क्षेत्र', 'बिल्ट-अप एरिया'],
  'Super built-up area': ['सुपर बिल्ट-अप क्षेत्र', 'सुपर बिल्ट-अप एरिया'],
  Floors: ['मजले', 'मंज़िलें'],
  Facing: ['दिशा', 'दिशा'],
  Furnishing: ['फर्निचर', 'फ़र्निशिंग'],
  Possession: ['ताबा', 'कब्ज़ा'],
  'RERA exemption': ['रेरातून सूट', 'रेरा से छूट'],
  Maintenance: ['देखभाल खर्च', 'मेंटेनेंस'],
  'Gat number': ['गट क्रमांक', 'गट नंबर'],
  'Height inside': ['आतील उंची', 'अंदर की ऊँचाई'],
  Notice: ['पूर्वसूचना', 'नोटिस'],
  'The occupation certificate has been received': ['भोगवटा प्रमाणपत्र मिळाले आहे', 'ऑक्यूपेंसी सर्टिफ़िकेट मिल चुका है'],
  'Land up to 500 sq m, or up to 8 units': [
    '500 चौ. मीटरपर्यंत जमीन किंवा 8 युनिटपर्यंत',
    '500 वर्ग मी. तक ज़मीन या 8 यूनिट तक',
  ],
  'A single building or plot resold by its owner': [
    'मालकाने पुन्हा विकलेली एक इमारत किंवा प्लॉट',
    'मालिक की ओर से दोबारा बेची गई एक इमारत या प्लॉट',
  ],
  'Living room': ['हॉल', 'हॉल'],
  Bedroom: ['बेडरूम', 'बेडरूम'],
  Kitchen: ['स्वयंपाकघर', 'रसोई'],
  Bathroom: ['बाथरूम', 'बाथरूम'],
  Balcony: ['बाल्कनी', 'बालकनी'],
  Entrance: ['प्रवेशद्वार', 'प्रवेश द्वार'],
  Outside: ['बाहेरून', 'बाहर से'],
  View: ['दृश्य', 'नज़ारा'],
  Land: ['जमीन', 'ज़मीन'],
  Road: ['रस्ता', 'सड़क'],
  '360° picture': ['360° फोटो', '360° फ़ोटो'],
});
